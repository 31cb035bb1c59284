import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { zipSync, type Zippable } from "fflate";
import { deliveryLimits } from "../draft/delivery-limits.js";
import { deliveryTooLarge, unreadableDelivery } from "../draft/unreadable-delivery.js";
import type { FolderDelivery } from "./find-deliveries.js";

const named = 5;

/** The same files are the same bytes whenever they are packed, so the history has them once. */
const mtime = new Date(1980, 0, 1);

function listOf(files: FolderDelivery["files"]): string {
  const more = files.length > named ? ` and ${files.length - named} more` : "";
  return files
    .slice(0, named)
    .map(({ path }) => path)
    .join(", ")
    .concat(more);
}

/**
 * A delivery as imported and stored in the import log: a single file as is, several as a zip, which the import reads
 * already. The zip is uncompressed, for the log compresses it.
 */
export async function readDeliveryFiles(
  { files, hasDocument }: FolderDelivery,
  folder: string,
  bodyBytes: number,
): Promise<Buffer> {
  const [first] = files;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (first && files.length === 1 && hasDocument) {
    if (size > bodyBytes) throw deliveryTooLarge(`the file is larger than ${bodyBytes} bytes`);
    return await readFile(join(folder, first.path));
  }
  if (!hasDocument) throw unreadableDelivery(`no XML or JSON came beside ${listOf(files)}`);
  const { entries } = deliveryLimits.zip;
  if (files.length > entries) throw deliveryTooLarge(`the delivery has more than ${entries} files`);
  if (size > 2 * bodyBytes) throw deliveryTooLarge(`the files of the delivery are larger than ${2 * bodyBytes} bytes`);
  const packed: Zippable = {};
  for (const { path } of files) packed[path] = [await readFile(join(folder, path)), { level: 0, mtime }];
  return Buffer.from(zipSync(packed));
}
