<?php
// Removes the settings when the plugin is deleted. Inserted content stays in the posts.
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;
delete_option( 'dam_elements' );
