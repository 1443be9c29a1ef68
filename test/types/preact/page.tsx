import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { AssetPicker } from 'dam-elements';
import type {} from 'dam-elements/jsx/preact';

const given: string | undefined = new URLSearchParams('query=tea').get('query') ?? undefined;

export function Right(): JSX.Element {
  const picker = useRef<AssetPicker>(null);
  return (
    <main>
      <asset-picker
        ref={picker}
        id="picker"
        class="wide"
        style={{ height: 400 }}
        role="region"
        tabIndex={0}
        baseUrl="/v2/"
        query={given}
        multiple
        value={['x1']}
        onasset-pick={({ detail }) => detail.items[0]?.markup.html}
        onClick={({ currentTarget }) => currentTarget.show()}
      />
      <asset-picker base-url="/v2/" page-size="20" value={null} />
      <facet-panel for="picker" onfacet-toggle={({ detail }) => detail.applied} />
      <product-picker listed="parents" onproduct-pick={({ detail }) => detail.items.length} />
    </main>
  );
}

export function Wrong(): JSX.Element {
  return (
    <main>
      {/* @ts-expect-error A query is text. */}
      <asset-picker query={1} />
      {/* @ts-expect-error The event is no text. */}
      <asset-picker onasset-pick={(event: string) => event} />
      {/* @ts-expect-error Preact would listen for `Asset-pick`. */}
      <asset-picker onAsset-pick={() => 1} />
      {/* @ts-expect-error The property is misspelt. */}
      <facet-panel appplied={[]} />
    </main>
  );
}
