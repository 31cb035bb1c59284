import { z } from "zod";
import { text, version } from "../../content/row-fields";

export const redirectRow = z.object({ ...version, from: text, to: text });
export type RedirectRow = z.infer<typeof redirectRow>;
