import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatName } from '../../../src/model/asset/format-name.js';

describe('the name of a format', () => {
  const names = [
    ['MicrosoftPowerpointOoXmlDocument', 'a.pptx', 'PowerPoint'],
    ['MicrosoftWordOoXmlDocument', 'a.docx', 'Word'],
    ['MicrosoftExcelOoXmlDocument', 'a.xlsx', 'Excel'],
    ['PPTX', 'a.pptx', 'PowerPoint'],
    ['XLS', 'a.xls', 'Excel'],
    ['DOCX', 'a.docx', 'Word'],
    ['PdfDocument', 'a.pdf', 'PDF'],
    ['IllustratorNative', 'a.ai', 'Illustrator'],
    ['GenericBinaryFile', 'a.zip', 'ZIP'],
    ['GenericBinaryFile', 'a', ''],
    ['MPEG4', 'a.mp4', 'MP4'],
    ['SpinSet', 'a.zip', '360° view'],
    ['JPEG', 'a.jpg', 'JPEG'],
    ['', 'a.jpeg', 'JPEG'],
    ['AppleKeynoteDocument', 'a.key', 'Apple Keynote'],
    ['EncapsulatedPostscript', 'a.eps', 'EPS'],
    ['PortableNetworkGraphics', 'a.png', 'PNG'],
    ['WindowsMediaVideo', 'a.wmv', 'WMV'],
    ['RichTextFormat', 'a.rtf', 'RTF'],
    ['WEBP', 'a.webp', 'WebP'],
    ['PSD', 'a.psd', 'Photoshop'],
    ['Passport', 'a.pas', 'Passport'],
  ] as const;
  for (const [format, filename, name] of names) {
    test(`is “${name}” for ${format || 'nothing'} and ${filename}`, () => {
      assert.equal(formatName({ format, filename }), name);
    });
  }
});
