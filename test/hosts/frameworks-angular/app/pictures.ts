import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { AssetPickEvent } from 'dam-elements';
import 'dam-elements/define/asset-picker';

const given = JSON.parse(document.querySelector('#settings')?.textContent ?? '{}');
const stored: readonly string[] = new URLSearchParams(location.search).getAll('id');

@Component({
  selector: 'app-pictures',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <label>
        <input type="checkbox" [checked]="isShown()" (change)="isShown.set(!isShown())" /> Shown
      </label>
      <label>
        <input type="checkbox" [checked]="several()" (change)="several.set(!several())" /> Several
      </label>
      <label>At most <input #box type="number" (input)="most.set(box.valueAsNumber)" /></label>
      <button (click)="language.set('de')">Deutsch</button>
      <button (click)="ids.set([])">None</button>
      <output aria-label="Stored">{{ ids().join(' ') }}</output>
      <output aria-label="Picked">{{ picked() }}</output>
      @if (isShown()) {
        <asset-picker
          #picker
          [baseUrl]="settings['base-url']"
          [siteUrl]="settings['site-url']"
          [clientId]="settings['client-id']"
          [brokerUrl]="settings['broker-url']"
          redirect-uri="/dam/callback.html"
          [lang]="language()"
          [value]="ids()"
          [multiple]="several()"
          [max]="most()"
          (change)="ids.set(picker.value)"
          (asset-pick)="onPick($event)"
        />
      }
    </main>
  `,
})
export class Pictures {
  readonly settings = given;
  readonly ids = signal(stored);
  readonly picked = signal('');
  readonly isShown = signal(true);
  readonly several = signal(true);
  readonly most = signal<number | undefined>(undefined);
  readonly language = signal('en');

  onPick({ detail }: AssetPickEvent): void {
    this.picked.set(detail.items.map((item) => item.filename).join(', '));
  }
}
