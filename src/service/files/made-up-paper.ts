import type { Box } from './asset-files.js';

/** A PDF of one page that shows its name. It has the box's aspect ratio and a fixed height. */
export function madeUpPaper(name: string, { width, height }: Box): Uint8Array<ArrayBuffer> {
  const tall = 842;
  const wide = Math.round((tall * width) / height);
  const title = name.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&');
  const drawing = `BT /F 20 Tf 48 ${tall - 72} Td (${title}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${tall}] /Contents 4 0 R ` +
      '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}
