<?php
/**
 * The settings page.
 *
 * @package DamElements
 */

namespace DamElements;

defined( 'ABSPATH' ) || exit;

const OPTION = 'dam_elements';

/** The settings, each with its picker option. */
const FIELDS = array(
	'base_url'   => 'baseUrl',
	'site_url'   => 'siteUrl',
	'client_id'  => 'clientId',
	'broker_url' => 'brokerUrl',
);

add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_page' );
add_filter( 'plugin_action_links_' . plugin_basename( __DIR__ . '/dam-elements.php' ), __NAMESPACE__ . '\add_settings_link' );

/** The saved settings: a text for each field, empty if it is not set. */
function get_settings() {
	$empty = array_fill_keys( array_keys( FIELDS ), '' );
	return array_intersect_key( array_filter( (array) get_option( OPTION, array() ), 'is_string' ), $empty ) + $empty;
}

/** The labels of the fields, each with an example. */
function get_labels() {
	return array(
		'base_url'   => array( __( 'API address', 'dam-elements' ), 'https://api.example.com' ),
		'site_url'   => array( __( 'Customer site', 'dam-elements' ), 'https://acme.example.com' ),
		'client_id'  => array( __( 'Client ID', 'dam-elements' ), '' ),
		'broker_url' => array( __( 'Token broker', 'dam-elements' ), '/dam-auth/' ),
	);
}

function register_settings() {
	register_setting( OPTION, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings' ) );
	add_settings_section( OPTION, '', '__return_null', OPTION );
	foreach ( get_labels() as $name => list( $label, $example ) ) {
		$field = array( 'label_for' => "dam-elements-$name", 'name' => $name, 'example' => $example );
		add_settings_field( $name, $label, __NAMESPACE__ . '\render_field', OPTION, OPTION, $field );
	}
}

/** Keeps the old value of a field and shows an error if the new one is invalid. */
function sanitize_settings( $input ) {
	$settings = get_settings();
	foreach ( get_labels() as $name => list( $label ) ) {
		$value = isset( $input[ $name ] ) && is_string( $input[ $name ] ) ? sanitize_text_field( $input[ $name ] ) : '';
		if ( '' === $value || 'client_id' === $name || is_address( $value, 'broker_url' === $name ) ) {
			$settings[ $name ] = $value;
		} else {
			/* translators: %s: name of the setting. */
			$message = __( '%s: enter an address that begins with https://. The old value is kept.', 'dam-elements' );
			add_settings_error( OPTION, $name, esc_html( sprintf( $message, $label ) ) );
		}
	}
	return $settings;
}

/** Whether a text is an https address, or an http address of this machine, without user, query or fragment. */
function is_address( $text, $may_be_path ) {
	if ( $may_be_path && preg_match( '#^/(?!/)[\w./-]*$#', $text ) ) {
		return true;
	}
	return 1 === preg_match( '#^(?:https://[a-z\d.-]+|http://(?:localhost|127\.0\.0\.1))(?::\d+)?(?:/[\w./~-]*)?$#i', $text );
}

function render_field( $field ) {
	$name  = OPTION . '[' . $field['name'] . ']';
	$value = get_settings()[ $field['name'] ];
	printf( '<input type="text" class="regular-text code" id="%s" name="%s" ', esc_attr( $field['label_for'] ), esc_attr( $name ) );
	printf( 'value="%s" placeholder="%s" spellcheck="false">', esc_attr( $value ), esc_attr( $field['example'] ) );
}

function add_page() {
	$title = __( 'DAM Elements', 'dam-elements' );
	add_options_page( $title, $title, 'manage_options', OPTION, __NAMESPACE__ . '\render_page' );
}

function render_page() {
	$origin = preg_replace( '#^(https?://[^/]+).*$#', '$1', admin_url() );
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p><?php esc_html_e( 'The editors show the DAM button as soon as all four settings are there.', 'dam-elements' ); ?></p>
		<form action="options.php" method="post">
			<?php
			settings_fields( OPTION );
			do_settings_sections( OPTION );
			submit_button();
			?>
		</form>
		<h2><?php esc_html_e( 'Values to enter elsewhere', 'dam-elements' ); ?></h2>
		<p><?php esc_html_e( 'OAuth client, redirect address:', 'dam-elements' ); ?> <code><?php echo esc_html( file_url( 'callback.html' ) ); ?></code></p>
		<p><?php esc_html_e( 'Token broker, allowed origin:', 'dam-elements' ); ?> <code><?php echo esc_html( $origin ); ?></code></p>
	</div>
	<?php
}

/** Adds a link to the settings to the list of plugins. */
function add_settings_link( $links ) {
	$address = esc_url( admin_url( 'options-general.php?page=' . OPTION ) );
	return array_merge( array( "<a href=\"$address\">" . esc_html__( 'Settings', 'dam-elements' ) . '</a>' ), $links );
}
