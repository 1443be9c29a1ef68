import type { Attribute, Manifest, Settings } from './settings.js';

/** The code of a page with these settings, for one way of writing pages. */
export type WriteCode = (settings: Settings, manifest: Manifest) => string;

type Value = Attribute & { readonly value: string };

/** The ways of writing pages, by the label of their tab. */
export const languages: Readonly<Record<string, WriteCode>> = {
  Markup: (settings, manifest) => tagOf(settings, valuesOf(settings, manifest).map(plain), true),
  'Script tag': scriptTag,
  React: react,
  Vue: vue,
  Angular: angular,
  Svelte: svelte,
};

function scriptTag(settings: Settings, manifest: Manifest): string {
  const tag = tagOf(settings, valuesOf(settings, manifest).map(plain), true);
  return `<script type="module" src="/assets/dam-elements.js"></script>

${tag}

<script type="module">
  document.querySelector('${settings.tag}').addEventListener('${eventOf(settings)}', ({ detail }) => {
    console.log(detail);
  });
</script>`;
}

function react(settings: Settings, manifest: Manifest): string {
  const name = settings.tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const event = eventOf(settings);
  const handler = `on${event.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
  const values = valuesOf(settings, manifest).map((each) => {
    if (each.kind === 'boolean') return each.property;
    return each.kind === 'text' || each.kind === 'choice'
      ? `${each.property}=${jsxText(each.value)}`
      : `${each.property}={${scriptValue(each)}}`;
  });
  const lines = [...values, `${handler}={({ detail }) => console.log(detail)}`];
  return `import { ${name} } from 'dam-elements/react';

export function Page() {
  return (
${indent(element(name, lines, '/>'), 4)}
  );
}`;
}

function vue(settings: Settings, manifest: Manifest): string {
  const values = valuesOf(settings, manifest).map((each) => {
    if (each.kind === 'boolean') return each.name;
    return each.kind === 'number' || each.kind === 'list'
      ? `:${each.name}="${scriptValue(each)}"`
      : plain(each);
  });
  const lines = [...values, `@${eventOf(settings)}="(event) => console.log(event.detail)"`];
  return `<script setup lang="ts">
import '${entryOf(settings)}';
import type {} from 'dam-elements/vue';
</script>

<template>
${indent(element(settings.tag, lines, '/>'), 2)}
</template>`;
}

function angular(settings: Settings, manifest: Manifest): string {
  const values = valuesOf(settings, manifest).map((each) => {
    return each.kind === 'text' || each.kind === 'choice'
      ? plain(each)
      : `[${each.property}]="${scriptValue(each)}"`;
  });
  const event = eventOf(settings);
  const type = `${event.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;
  const lines = [...values, `(${event})="receive($event)"`];
  return `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import type { ${type} } from 'dam-elements';
import '${entryOf(settings)}';

@Component({
  selector: 'app-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${indent(element(settings.tag, lines, '/>').replace(/[\\`$]/g, '\\$&'), 4)}
  \`,
})
export class Page {
  receive({ detail }: ${type}): void {
    console.log(detail);
  }
}`;
}

function svelte(settings: Settings, manifest: Manifest): string {
  const values = valuesOf(settings, manifest).map((each) => {
    if (each.kind === 'boolean') return each.name;
    return each.kind === 'number' || each.kind === 'list'
      ? `${each.name}={${scriptValue(each)}}`
      : plain(each).replace(/[{}]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  });
  const lines = [...values, `on${eventOf(settings)}={({ detail }) => console.log(detail)}`];
  return `<script lang="ts">
  import '${entryOf(settings)}';
  import type {} from 'dam-elements/svelte';
</script>

${element(settings.tag, lines, `></${settings.tag}>`)}`;
}

/** The attributes that are set, in the manifest's order. */
function valuesOf({ tag, values }: Settings, manifest: Manifest): readonly Value[] {
  return (manifest[tag] ?? []).flatMap((attribute) => {
    const value = values[attribute.name];
    return value === undefined ? [] : [{ ...attribute, value }];
  });
}

function tagOf({ tag }: Settings, lines: readonly string[], whole: boolean): string {
  return element(tag, lines, whole ? `></${tag}>` : '/>');
}

function element(name: string, lines: readonly string[], end: string): string {
  if (lines.length === 0) return `<${name}${end === '/>' ? ' />' : end}`;
  return [`<${name}`, ...lines.map((line) => `  ${line}`), end].join('\n');
}

/** An attribute as HTML has it. */
function plain({ name, kind, value }: Value): string {
  if (kind === 'boolean') return name;
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** A number or a list as scripts have it. In attributes of templates it needs no double quotes. */
function scriptValue({ kind, value }: Value): string {
  if (kind === 'boolean') return 'true';
  if (kind === 'number') return String(Number(value) || 0);
  const ids = value.split(/[\s,]+/).filter(Boolean);
  return `[${ids.map((id) => `'${id.replace(/['"\\]/g, '')}'`).join(', ')}]`;
}

function jsxText(value: string): string {
  return /["&\\{}\n]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`;
}

function eventOf({ tag }: Settings): string {
  if (tag === 'facet-panel') return 'facet-toggle';
  return tag === 'product-picker' ? 'product-pick' : 'asset-pick';
}

function entryOf({ tag }: Settings): string {
  return `dam-elements/define/${tag}`;
}

function indent(text: string, width: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(width));
}
