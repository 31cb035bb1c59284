/** Reads numbers of TIFF and Exif in the byte order that their first two letters name. */
export interface NumberReader {
  u16(at: number): number;
  u32(at: number): number;
  littleEndian: boolean;
}

/** Null for what does not begin as TIFF does. */
export function tiffNumbers(bytes: Buffer): NumberReader | null {
  const start = bytes.toString("latin1", 0, 4);
  if (start === "II*\0")
    return { littleEndian: true, u16: (at) => bytes.readUInt16LE(at), u32: (at) => bytes.readUInt32LE(at) };
  if (start === "MM\0*")
    return { littleEndian: false, u16: (at) => bytes.readUInt16BE(at), u32: (at) => bytes.readUInt32BE(at) };
  return null;
}
