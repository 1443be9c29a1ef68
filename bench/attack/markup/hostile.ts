import fc from 'fast-check';

/** Texts that some readers treat as markup. */
const pieces = [
  ...Array.from('<>&[]()!*_`\\|~^#{}$:;=+-.@%"\'/'),
  ...['\n', '\r\n', '\t', '\0', '\u2028', '\u00a0', '\ufeff', '\u202e', '\ud800', '\u00a8', '😀'],
  ...['<b>', '</b>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<!--', '-->'],
  ...['<https://evil.example>', '<a@evil.example>', 'https://evil.example/x', 'www.evil.example'],
  ...['a@evil.example', 'javascript:alert(1)', '](javascript:alert(1))', '[a](https://b.example)'],
  ...[
    '![a](b.jpg)',
    '[a]: https://evil.example',
    '[^1]',
    '[x]',
    ']: ',
    '\n\n# a\n\n',
    '\n> ',
    '\n- ',
  ],
  ...[
    '&lt;b&gt;',
    '&amp;',
    '&#60;',
    '&#x3c;',
    '&quot;',
    '&copy',
    '&NewLine;',
    '```',
    '``',
    '~~',
    '**',
  ],
  ...[
    '__',
    '<?php ?>',
    '<![CDATA[',
    ']]>',
    '\n| a |\n|---|\n',
    '"onerror="',
    "' onerror='",
    '{{',
    '{%',
  ],
  ...[
    '=100x100',
    ' "title"',
    '[]',
    '\\\\',
    '\\]',
    '](',
    '¨D',
    '¨E60E',
    '~D',
    '$&',
    '{: onclick=x}',
  ],
];

/** Malicious text that tries to break out of its context. */
export const hostileText = (): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...pieces) },
        { weight: 2, arbitrary: fc.constantFrom('a', 'b_c', 'harbour.jpg', ' ', 'é') },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''));

const urlPieces = [
  ...Array.from('()[]{}*_|~^!$&\'"<>`\\#?%;=+,@: '),
  ...[
    '\n',
    '\t',
    '\0',
    '\x01',
    '\x7f',
    '%20',
    '%29',
    '%zz',
    '&amp;',
    '&lt;',
    '&copy;',
    '&copy=1',
    '__a__',
  ],
  ...[
    '"onerror="',
    "'onerror='",
    '(a)',
    ')](',
    '{size}',
    'é',
    '\u202e',
    '\ud800',
    '😀',
    '¨D',
    '¨E60E',
  ],
];

/** URLs, most of which try to break out of their context. */
export const hostileUrl = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('https://embed.example/', 'http://127.0.0.1:8080/a/', 'https://a_b.example/'),
      fc.array(fc.constantFrom(...urlPieces, 'a', 'b', '/', '.jpg', '640px'), { maxLength: 8 }),
      fc.constantFrom('', '', '.jpg', '?w=1&h=2', '#a'),
    )
    .map(([start, parts, end]) => start + parts.join('') + end);
