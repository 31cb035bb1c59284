import { inTransaction, readCursor, writeCursor } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

export const pictureJobName = "properties.pictures";

const cursorSchema = z.object({ followed: z.number(), swept_at: z.number(), rules: z.string() });

export interface PictureJobState {
  /** Number of the last change processed. */
  followed: number;
  sweptAt: number;
  /** The rules that pictures were judged by. */
  rules: string;
}

export async function readPictureJob(strapi: Core.Strapi): Promise<PictureJobState> {
  const cursor = (await readCursor(strapi, pictureJobName)) ?? { followed: 0, swept_at: 0, rules: "" };
  const { followed, swept_at: sweptAt, rules } = cursorSchema.parse(cursor);
  return { followed, sweptAt, rules };
}

export function updatePictureJob(strapi: Core.Strapi, state: Partial<PictureJobState>): Promise<void> {
  return inTransaction(strapi, async () => {
    const { followed, sweptAt, rules } = { ...(await readPictureJob(strapi)), ...state };
    await writeCursor(strapi, pictureJobName, { followed, swept_at: sweptAt, rules });
  });
}
