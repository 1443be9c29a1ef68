<?php
// Installs WordPress, creates its users and activates the plugin. Run from the command line.
define( 'WP_INSTALLING', true );
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

/** Overrides the notification by e-mail. */
function wp_new_blog_notification() {
}

$password = getenv( 'WORDPRESS_PASSWORD' );
wp_install( 'The Harbour Gazette', 'admin', 'admin@example.com', false, '', $password );
foreach ( array( 'author', 'classic' ) as $login ) {
	wp_insert_user(
		array(
			'user_login' => $login,
			'user_pass'  => $password,
			'user_email' => "$login@example.com",
			'role'       => 'author',
		)
	);
}
// Marks the editor's welcome guide as seen, so that it is not shown.
foreach ( get_users() as $user ) {
	$seen = array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) );
	update_user_meta( $user->ID, 'wp_persisted_preferences', $seen );
}
$settings = json_decode( getenv( 'WORDPRESS_SETTINGS' ), true );
if ( $settings ) {
	update_option( 'dam_elements', $settings );
}
$problem = activate_plugin( 'dam-elements/dam-elements.php' );
if ( is_wp_error( $problem ) ) {
	fwrite( STDERR, $problem->get_error_message() );
	exit( 1 );
}
