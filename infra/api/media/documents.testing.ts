import { deflateSync } from 'node:zlib';

/** A PDF as far as it is looked at: objects, some of them packed as new ones are, and its end. */
export function pdf(words: string, packed = '1 0 << /Type /Catalog >>'): Buffer {
  const pack = deflateSync(Buffer.from(packed));
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Title (${words}) >>\nendobj\n`),
    Buffer.from(`2 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${pack.length} >>\nstream\n`),
    pack,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ]);
}
