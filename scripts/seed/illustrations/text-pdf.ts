/** Letters of the sample's three languages as PDF's own fonts know them; anything else becomes a question mark. */
const escaped = (text: string) =>
  Array.from(text, (char) => {
    const code = char.charCodeAt(0);
    if (char === "’") return "\\222";
    if (char === "€") return "\\200";
    if (/[()\\]/.test(char)) return `\\${char}`;
    return code < 127 ? char : code < 256 ? `\\${code.toString(8).padStart(3, "0")}` : "?";
  }).join("");

/** One A4 page as a PDF: a title and lines under it, written by hand so that the sample needs no library. */
export function textPdf(title: string, lines: readonly string[]): Buffer {
  const shown = [
    `BT /F1 24 Tf 64 750 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, index) => `BT /F2 11 Tf 64 ${712 - index * 20} Td (${escaped(line)}) Tj ET`),
  ].join("\n");
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    font("Times-Roman"),
    font("Helvetica"),
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  body += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body, "latin1");
}
