import { lookAlongAnswerSchema } from "@gevel/config";
import { inAdminLanguage } from "@gevel/kit/admin";
import { FetchError, useAPIErrorHandler, useFetchClient, useForm } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { drumbeat } from "./drumbeat";

interface Place {
  uid: string;
  id: string | null;
  language: string;
}

/** Where the site shows the form as it was typed last; `turn` grows each time that is something else. */
export type TypedPreview =
  | { state: "waiting" }
  | { state: "here"; url: string; turn: number }
  | { state: "failed"; reason: string };

/** Tells the CMS what is typed, without saving it: at once, and while one goes on typing so often that it can be followed. */
export function useTypedPreview({ uid, id, language }: Place): TypedPreview {
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const values = useForm("useTypedPreview", (form) => form.values);
  const [preview, setPreview] = useState<TypedPreview>({ state: "waiting" });
  const key = useRef<string | null>(null);
  const beat = useRef(drumbeat());

  useEffect(() => {
    const { current } = beat;
    return () => current.stop();
  }, []);
  useEffect(() => {
    beat.current.next(async () => {
      try {
        const { data } = await post<unknown>(
          "/admin/look-along",
          { uid, id, language, values, key: key.current },
          inAdminLanguage(),
        );
        const answer = lookAlongAnswerSchema.parse(data);
        ({ key: key.current } = answer);
        const { url } = answer;
        setPreview((before) =>
          url === null
            ? { state: "failed", reason: "" }
            : { state: "here", url, turn: before.state === "here" ? before.turn + 1 : 1 },
        );
      } catch (cause) {
        if (cause instanceof FetchError) setPreview({ state: "failed", reason: formatAPIError(cause) });
      }
    });
  }, [formatAPIError, id, language, post, uid, values]);
  return preview;
}
