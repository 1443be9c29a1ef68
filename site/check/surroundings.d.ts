/** What a host page has, as far as the code in the documents uses it. */

declare const picker: import('dam-elements').AssetPicker;
declare const box: HTMLInputElement;
declare const button: HTMLButtonElement;
declare const card: HTMLElement;
declare const signInButton: HTMLButtonElement;
declare const ids: readonly string[];
declare function setIds(ids: readonly string[]): void;
declare function insert(items: readonly import('dam-elements').PickedAsset[]): void;
declare const tokens: import('dam-elements/api').TokenSource;
declare const client: import('dam-elements/api').Client;
declare const item: import('dam-elements').PickedAsset;
declare const tinymce: {
  init(options: {
    setup(editor: import('dam-elements/editors/tinymce').TinyMceEditor): void;
    [option: string]: unknown;
  }): Promise<unknown>;
};

/** The global of the classic script. */
declare const DamElements: typeof import('dam-elements');
/** The global of the classic script for signing in. */
declare const DamAuth: typeof import('dam-elements/auth');

declare module 'dam-editors';

// Frameworks that are not installed here. The tests of hosts build whole pages with each.
declare function vue(options: {
  template: { compilerOptions: { isCustomElement(tag: string): boolean } };
}): unknown;
declare class View {
  readonly element: HTMLElement;
  setTemplate(template: object): void;
  render(): void;
}
declare function $state<T>(value: T): T;
declare module 'vue' {
  export function ref<T>(value: T): { value: T };
}
declare module '@angular/core' {
  export const CUSTOM_ELEMENTS_SCHEMA: object;
  export function Component(options: object): (target: object, context: object) => void;
  export function signal<T>(value: T): (() => T) & { set(value: T): void };
}
declare module '@tiptap/core';
declare module '@tiptap/starter-kit';
