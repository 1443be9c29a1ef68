<?php
/**
 * Plugin Name:       DAM Elements
 * Description:       Inserts your company's digital assets into posts, with the block editor and the classic editor.
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       dam-elements
 *
 * @package DamElements
 */

namespace DamElements;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/settings.php';

add_action( 'init', __NAMESPACE__ . '\register_scripts' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_block_editor' );
add_action( 'wp_enqueue_editor', __NAMESPACE__ . '\enqueue_classic_editor' );
add_filter( 'mce_buttons', __NAMESPACE__ . '\add_toolbar_button' );

/** The address of a file of this plugin. */
function file_url( $name ) {
	return plugins_url( $name, __FILE__ );
}

/** Registers the scripts. Other plugins may depend on `dam-elements-picker` and call `damAssets.pick()`. */
function register_scripts() {
	load_plugin_textdomain( 'dam-elements', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );

	$blocks  = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element', 'wp-escape-html', 'wp-hooks', 'wp-i18n' );
	$scripts = array(
		'dam-elements'         => array( 'dam-elements.iife.js', array() ),
		'dam-elements-picker'  => array( 'picker.js', array( 'dam-elements' ) ),
		'dam-elements-blocks'  => array( 'blocks.js', array_merge( $blocks, array( 'dam-elements-picker' ) ) ),
		'dam-elements-classic' => array( 'classic.js', array( 'jquery', 'wp-i18n', 'dam-elements-picker' ) ),
	);
	foreach ( $scripts as $handle => list( $name, $dependencies ) ) {
		wp_register_script( $handle, file_url( $name ), $dependencies, '{{version}}', true );
	}
	wp_set_script_translations( 'dam-elements-blocks', 'dam-elements' );
	wp_set_script_translations( 'dam-elements-classic', 'dam-elements' );
	wp_add_inline_script( 'dam-elements-picker', 'var damAssetsOptions = ' . wp_json_encode( get_picker_options(), JSON_HEX_TAG ) . ';', 'before' );
}

/** The options of the picker, as `pickAssets()` takes them. */
function get_picker_options() {
	$options = array( 'redirectUri' => file_url( 'callback.html' ) );
	foreach ( get_settings() as $name => $value ) {
		$options[ FIELDS[ $name ] ] = $value;
	}
	/**
	 * Filters the options of the picker. Here a site sets `profile`, `filter`, `brandedLinks`, `embed` and so on.
	 *
	 * @param array $options The options, by name.
	 */
	return apply_filters( 'dam_elements_picker_options', $options );
}

/** Whether the current user can pick assets: the connection is set up, and the user can edit posts. */
function is_available() {
	return ! in_array( '', get_settings(), true ) && current_user_can( 'edit_posts' );
}

/** Adds the block and the toolbar button to the block editor. */
function enqueue_block_editor() {
	if ( is_available() ) {
		wp_enqueue_script( 'dam-elements-blocks' );
	}
}

/** Adds the button to TinyMCE and to the Text tab. The block editor's Classic block has it, too. */
function enqueue_classic_editor() {
	if ( is_available() ) {
		wp_enqueue_script( 'dam-elements-classic' );
	}
}

/** Puts the button into the first row of TinyMCE's toolbar. */
function add_toolbar_button( $buttons ) {
	return is_available() ? array_merge( $buttons, array( 'dam_elements' ) ) : $buttons;
}
