import { expect } from 'chai';
import type { AssetPick, MarkupElement } from '../../src/index.js';
import {
  insertPicked,
  type EditorPicker,
  type InsertionTarget,
} from '../../src/editors/insertion.js';
import { assetPlugin } from '../../src/editors/ckeditor5.js';
import { createAssets } from '../../src/editors/lexical.js';
import * as prosemirror from '../../src/editors/prosemirror.js';
import * as quill from '../../src/editors/quill.js';
import { addAssetButton } from '../../src/editors/tinymce.js';
import * as tiptap from '../../src/editors/tiptap.js';

const id = '3f9c5d0e-8a53-4a1f-9a52-0c5c8f7c2b11';
const element: MarkupElement = {
  name: 'img',
  attributes: { src: 'https://cdn.example/a.png', 'data-dam-id': id },
  text: '',
};

/** A picker that a person confirms or leaves by hand. One promise answers all who wait, as ours does. */
function createPicker(): EditorPicker & {
  confirm(): void;
  cancel(): void;
  readonly shown: number;
} {
  let answer = Promise.withResolvers<AssetPick | undefined>();
  const settle = (pick: AssetPick | undefined): void => {
    answer.resolve(pick);
    answer = Promise.withResolvers();
  };
  const item = { markup: { html: '', markdown: '', url: '', element } };
  return {
    value: [],
    shown: 0,
    show(this: { shown: number }) {
      this.shown += 1;
      return answer.promise;
    },
    confirm: () =>
      settle({ schema: 1, branded: false, items: [item as AssetPick['items'][number]] }),
    cancel: () => settle(undefined),
  };
}

/** An editor that keeps what it is given. */
function createTarget(
  given: Partial<InsertionTarget> = {},
): InsertionTarget & { inserted: string[] } {
  const inserted: string[] = [];
  return {
    inserted,
    isEditable: () => true,
    isDestroyed: () => false,
    selectedId: () => null,
    focus: () => undefined,
    insert: (elements) => inserted.push(...elements.map(({ name }) => name)),
    ...given,
  };
}

describe('inserting into an editor', () => {
  it('gives two editors with one picker only what each asked for last', async () => {
    const picker = createPicker();
    const [first, second] = [createTarget(), createTarget()];
    const both = [insertPicked(picker, first), insertPicked(picker, second)];
    picker.confirm();
    await Promise.all(both);
    expect(first.inserted).to.deep.equal([]);
    expect(second.inserted).to.deep.equal(['img']);
    const again = insertPicked(picker, first);
    picker.confirm();
    await again;
    expect(first.inserted).to.deep.equal(['img']);
    expect(second.inserted).to.deep.equal(['img']);
  });

  it('does not open the picker for an editor that takes no input, or is gone', async () => {
    const picker = createPicker();
    await insertPicked(picker, createTarget({ isEditable: () => false }));
    await insertPicked(picker, createTarget({ isDestroyed: () => true }));
    expect(picker.shown).to.equal(0);
  });

  it('has the selected asset chosen, and chosen no more once the person has left', async () => {
    const picker = createPicker();
    const done = insertPicked(picker, createTarget({ selectedId: () => id }));
    expect(picker.value).to.deep.equal([id]);
    picker.cancel();
    await done;
    expect(picker.value).to.deep.equal([]);
  });

  for (const foreign of ['', 'a, b', '<img>', 'x'.repeat(100), null, undefined]) {
    it(`opens the picker with nothing chosen for the id ${String(foreign)}`, async () => {
      const picker = createPicker();
      const done = insertPicked(picker, createTarget({ selectedId: () => foreign }));
      expect(picker.shown).to.equal(1);
      expect(picker.value).to.deep.equal([]);
      picker.cancel();
      await done;
    });
  }

  it('tells the console of an editor that throws, and rejects nothing', async () => {
    const written: unknown[] = [];
    const { error } = console;
    console.error = (...words: unknown[]): void => void written.push(...words);
    const failure = new Error('No');
    const target = createTarget({
      insert: () => {
        throw failure;
      },
    });
    try {
      const picker = createPicker();
      const done = insertPicked(picker, target);
      picker.confirm();
      await done;
    } finally {
      console.error = error;
    }
    expect(written[0]).to.match(/could not be inserted/);
    expect(written[1]).to.equal(failure);
  });
});

describe('an adapter that is given no editor', () => {
  const picker = createPicker();
  const calls: Readonly<Record<string, (given: never) => unknown>> = {
    TinyMCE: (given) => addAssetButton(given, picker),
    'CKEditor 5': (given) => assetPlugin(picker, given),
    Tiptap: (given) => tiptap.insertAssets(given, picker),
    ProseMirror: (given) => prosemirror.insertAssets(given, picker),
    'the class Quill': (given) => quill.registerAssets(given),
    'a Quill editor': (given) => quill.insertAssets(given, picker),
    lexical: (given) => createAssets(given),
  };
  for (const [name, call] of Object.entries(calls)) {
    it(`says that it needs ${name}`, () => {
      for (const given of [undefined, null, {}, 'editor', document.body]) {
        expect(() => call(given as never)).to.throw(TypeError, /^dam-elements: expected/);
      }
    });
  }

  it('says as much of a picker that is none', () => {
    const editor = { ui: { registry: {} }, insertContent: () => undefined };
    expect(() => addAssetButton(editor as never, undefined as never)).to.throw(
      TypeError,
      /<asset-picker>/,
    );
  });
});
