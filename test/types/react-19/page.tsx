import { useRef, type ReactElement } from 'react';
import type { AssetPicker, FacetPanel } from 'dam-elements';
import type {} from 'dam-elements/jsx/react';

const given: string | undefined = new URLSearchParams('query=tea').get('query') ?? undefined;

export function Right(): ReactElement {
  const picker = useRef<AssetPicker>(null);
  const panel = useRef<FacetPanel>(null);
  return (
    <main>
      <asset-picker
        ref={picker}
        key="picker"
        id="picker"
        className="wide"
        style={{ height: 400 }}
        role="region"
        tabIndex={0}
        inert={false}
        popover="auto"
        suppressHydrationWarning
        baseUrl="/v2/"
        query={given}
        multiple
        max={undefined}
        pageSize={20}
        value="x1,x2"
        onClick={({ currentTarget }) => currentTarget.show()}
        onFocus={(event) => event.preventDefault()}
        onasset-pick={({ detail }) => detail.items[0]?.markup.html}
        onselection-change={undefined}
      />
      <asset-picker base-url="/v2/" page-size="20" value={null} branded-links />
      <asset-picker value={['x1', 'x2']} layout="list" />
      <facet-panel ref={panel} htmlFor="picker" facets={[]} />
      <facet-panel for="picker" onfacet-toggle={({ detail }) => detail.applied} />
      <product-picker listed="parents" onproduct-pick={({ detail }) => detail.items.length} />
      <product-picker show="variants" onasset-pick={({ detail }) => detail.branded} />
    </main>
  );
}

export function Wrong(): ReactElement {
  return (
    <main>
      {/* @ts-expect-error A query is text. */}
      <asset-picker query={1} />
      {/* @ts-expect-error There is no such layout. */}
      <asset-picker layout="circle" />
      {/* @ts-expect-error An id is text. */}
      <facet-panel for={1} />
      {/* @ts-expect-error A method is not given. */}
      <asset-picker show={() => 1} />
      {/* @ts-expect-error The form is the browser's to tell. */}
      <asset-picker form={null} />
      {/* @ts-expect-error The event is no text. */}
      <asset-picker onasset-pick={(event: string) => event} />
      {/* @ts-expect-error React would listen for `Asset-pick`. */}
      <asset-picker onAsset-pick={() => 1} />
      {/* @ts-expect-error The property is misspelt. */}
      <facet-panel appplied={[]} />
    </main>
  );
}
