import { livePreviewResponseSchema } from "@gevel/config";
import { inAdminLanguage } from "@gevel/core/admin";
import { FetchError, useAPIErrorHandler, useFetchClient, useForm } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { throttle } from "./throttle";

interface PreviewSource {
  uid: string;
  id: string | null;
  language: string;
}

/** Where the site shows the form as it was typed last; `turn` grows each time that is something else. */
export type DraftPreview =
  | { state: "waiting" }
  | { state: "loaded"; url: string; turn: number }
  | { state: "failed"; reason: string };

/** Tells the CMS what is typed, without saving it: at once, and while one goes on typing so often that it can be followed. */
export function useDraftPreview({ uid, id, language }: PreviewSource): DraftPreview {
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const values = useForm("useDraftPreview", (form) => form.values);
  const [preview, setPreview] = useState<DraftPreview>({ state: "waiting" });
  const key = useRef<string | null>(null);
  const throttled = useRef(throttle());

  useEffect(() => {
    const { current } = throttled;
    return () => current.stop();
  }, []);
  useEffect(() => {
    throttled.current.next(async () => {
      try {
        const { data } = await post<unknown>(
          "/admin/live-preview",
          { uid, id, language, values, key: key.current },
          inAdminLanguage(),
        );
        const answer = livePreviewResponseSchema.parse(data);
        ({ key: key.current } = answer);
        const { url } = answer;
        setPreview((before) =>
          url === null
            ? { state: "failed", reason: "" }
            : { state: "loaded", url, turn: before.state === "loaded" ? before.turn + 1 : 1 },
        );
      } catch (cause) {
        if (cause instanceof FetchError) setPreview({ state: "failed", reason: formatAPIError(cause) });
      }
    });
  }, [formatAPIError, id, language, post, uid, values]);
  return preview;
}
