<?php
// WordPress loads this file before all plugins.

// The user `classic` has the classic editor, as with the plugin of that name.
add_filter(
	'use_block_editor_for_post',
	function ( $use ) {
		return $use && 'classic' !== wp_get_current_user()->user_login;
	}
);

// Browsers must not send requests to unreachable servers either.
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
add_filter( 'pre_option_show_avatars', '__return_zero' );
add_filter( 'should_load_remote_block_patterns', '__return_false' );
