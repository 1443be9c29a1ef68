import { useRef, type ReactElement } from 'react';
import { AssetPicker, FacetPanel, ProductPicker } from 'dam-elements/react';
import type { AssetPicker as AssetPickerElement } from 'dam-elements';

const given: string | undefined = new URLSearchParams('query=tea').get('query') ?? undefined;

export function Right(): ReactElement {
  const picker = useRef<AssetPickerElement>(null);
  return (
    <main>
      <AssetPicker
        ref={picker}
        key="picker"
        id="picker"
        className="wide"
        style={{ height: 400 }}
        baseUrl="/v2/"
        query={given}
        max={undefined}
        value={['x1']}
        multiple
        onAssetPick={({ detail }) => detail.items[0]?.markup.html}
        onChange={({ currentTarget }) => currentTarget.value.length}
        onSelectionChange={({ detail }) => detail.ids.length}
        onClick={({ currentTarget }) => currentTarget.show()}
      />
      <FacetPanel htmlFor="picker" onFacetToggle={({ detail }) => detail.applied} />
      <ProductPicker listed="parents" onProductPick={({ detail }) => detail.items.length} />
    </main>
  );
}

export function Wrong(): ReactElement {
  return (
    <main>
      {/* @ts-expect-error A query is text. */}
      <AssetPicker query={1} />
      {/* @ts-expect-error The event is no text. */}
      <AssetPicker onAssetPick={(event: string) => event} />
      {/* @ts-expect-error The value is ids. */}
      <AssetPicker onChange={({ currentTarget }) => currentTarget.value.length.anything} />
      {/* @ts-expect-error No such event comes from an asset picker. */}
      <AssetPicker onProductPick={() => 1} />
      {/* @ts-expect-error The property is misspelt. */}
      <FacetPanel appplied={[]} />
    </main>
  );
}
