import type { JSX } from 'solid-js';
import type { AssetPicker } from 'dam-elements';
import type {} from 'dam-elements/jsx/solid';

const given: string | undefined = new URLSearchParams('query=tea').get('query') ?? undefined;

export function Right(): JSX.Element {
  let picker: AssetPicker | undefined;
  return (
    <main>
      <asset-picker
        ref={picker}
        id="picker"
        classList={{ wide: true }}
        style={{ height: '400px' }}
        tabIndex={0}
        base-url="/v2/"
        prop:brokerUrl="/dam-auth/"
        attr:site-url="https://acme.example.com"
        bool:branded-links={true}
        multiple
        query={given}
        prop:value={['x1']}
        prop:max={undefined}
        on:asset-pick={({ detail }) => detail.items[0]?.markup.html}
        onClick={({ currentTarget }) => currentTarget.show()}
      />
      <facet-panel prop:htmlFor="picker" on:facet-toggle={({ detail }) => detail.applied} />
      <facet-panel for="picker" />
      <product-picker show="variants" on:product-pick={({ detail }) => detail.items.length} />
      <span>{picker?.value.length}</span>
    </main>
  );
}

export function Wrong(): JSX.Element {
  return (
    <main>
      {/* @ts-expect-error Solid would set the property `baseurl`. */}
      <asset-picker baseUrl="/v2/" />
      {/* @ts-expect-error A query is text. */}
      <asset-picker prop:query={1} />
      {/* @ts-expect-error The event is no text. */}
      <asset-picker on:asset-pick={(event: string) => event} />
      {/* @ts-expect-error Solid would listen for another event. */}
      <asset-picker onAsset-pick={() => 1} />
    </main>
  );
}
