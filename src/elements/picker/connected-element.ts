import { property } from 'lit/decorators.js';
import type { PickerClient } from '../../api/assets/picker-client.js';
import type { Profile } from '../../api/profile.js';
import type { TokenSource } from '../../api/token-source.js';
import type { ConnectionSettings } from '../../core/connection/connection-settings.js';
import { defaultLandingPage } from '../../controllers/landing-page.js';
import { parseUrl } from '../../controllers/parse-url.js';
import { AnnouncingElement } from './announcing-element.js';

/** The properties that say how the service is reached. */
export type ConnectionProperty =
  | 'baseUrl'
  | 'siteUrl'
  | 'clientId'
  | 'redirectUri'
  | 'relayUri'
  | 'brokerUrl'
  | 'tokens'
  | 'client'
  | 'brandedLinks'
  | 'profile'
  | 'pictureHosts';

/** The attributes by which every picker reaches the service. It knows nothing else. */
export abstract class ConnectedElement extends AnnouncingElement {
  /** Address of the version 2.0 API. */
  @property({ attribute: 'base-url' }) baseUrl = '';

  /** Address of the customer site, where access is allowed. */
  @property({ attribute: 'site-url' }) siteUrl = '';

  /** The OAuth client id of the integration. */
  @property({ attribute: 'client-id' }) clientId = '';

  /** Where the sign-in window lands. By default `callback.html` beside the script, if not bundled. */
  @property({ attribute: 'redirect-uri' }) redirectUri = '';

  /** The relay page, for pages shown in another site's frame. */
  @property({ attribute: 'relay-uri' }) relayUri = '';

  /** Address of the token broker. */
  @property({ attribute: 'broker-url' }) brokerUrl = '';

  /** A token source of the host's own. Wins over the attributes. */
  @property({ attribute: false }) tokens: TokenSource | undefined;

  /** A ready API client. Wins over everything above. */
  @property({ attribute: false }) client: PickerClient | undefined;

  /** Asks for branded links. */
  @property({ type: Boolean, attribute: 'branded-links' }) brandedLinks = false;

  /** The service's dialect: `spec`, `acquia`, or one of the host's own as a property. */
  @property() profile: string | Profile = 'spec';

  /**
   * Hosts that pictures, films and sounds may come from, e.g. `previews.example.com
   * *.cdn.example.com`: host names or origins, separated by spaces. Without it, any host over https.
   */
  @property({ attribute: 'picture-hosts' }) pictureHosts = '';

  /**
   * Whether this browser keeps what the person sets here, by connection: order, layout, and what
   * they searched for. `off` keeps and restores nothing.
   */
  @property() remember: 'on' | 'off' = 'on';

  /** The name under which it is kept; undefined where nothing is. */
  protected get memoryKey(): string | undefined {
    const { client, baseUrl, siteUrl, clientId } = this.connectionSettings();
    // A ready client does not say whose it is.
    if (client || this.remember === 'off') return undefined;
    return [this.localName, baseUrl, siteUrl, clientId].join(' ');
  }

  /** What the attributes say, with addresses resolved against the page. */
  protected connectionSettings(): ConnectionSettings {
    return {
      baseUrl: absolute(this.baseUrl),
      siteUrl: absolute(this.siteUrl),
      clientId: this.clientId,
      redirectUri: absolute(this.redirectUri) || (defaultLandingPage() ?? ''),
      relayUri: absolute(this.relayUri),
      brokerUrl: absolute(this.brokerUrl),
      profile: this.profile,
      tokens: this.tokens,
      client: this.client,
    };
  }
}

function absolute(address: string): string {
  return address && (parseUrl(address, document.baseURI)?.href ?? address);
}
