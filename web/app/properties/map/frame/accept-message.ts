import { toMapFrameSchema, type ToMapFrame } from "@gevel/config";

type Sent = Pick<MessageEvent<unknown>, "origin" | "source" | "data">;

/** PROP-5: a message from the page around the frame; null for any other origin or window, and for invalid data. */
export function acceptMessage({ origin, source, data }: Sent, own: string, page: unknown): ToMapFrame | null {
  if (origin !== own || source !== page || typeof data !== "string") return null;
  try {
    return toMapFrameSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
