import type { ReactElement } from 'react';
import type {} from 'dam-elements/jsx/react-18';

export function Right(): ReactElement {
  return (
    <main>
      <asset-picker
        id="picker"
        style={{ height: 400 }}
        tabIndex={0}
        suppressHydrationWarning
        base-url="/v2/"
        multiple=""
        page-size={20}
        value="x1,x2"
        onClick={({ currentTarget }) => currentTarget.show()}
      />
      <facet-panel for="picker" />
    </main>
  );
}

export function Wrong(): ReactElement {
  return (
    <main>
      {/* @ts-expect-error React 18 would write the attribute `baseurl`. */}
      <asset-picker baseUrl="/v2/" />
      {/* @ts-expect-error React 18 would write the text `false`, which is true. */}
      <asset-picker multiple={false} />
      {/* @ts-expect-error React 18 would write the function as an attribute. */}
      <asset-picker onasset-pick={() => 1} />
    </main>
  );
}
