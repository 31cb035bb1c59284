import { mailPreviewRequestSchema, type MailPreview, type MailPreviewRequest } from "@gevel/config";
import { useEffect, useState } from "react";
import { useMailActions } from "../mails-api";

/** Asked when somebody stops typing for a moment. */
const restMs = 400;

/** The mail as it would go out with what is typed now; the one before stays until the next is there. */
export function useMailPreview(question: MailPreviewRequest): { preview: MailPreview | null; problem: string | null } {
  const { preview: requestPreview } = useMailActions();
  const serialized = JSON.stringify(question);
  const [known, setKnown] = useState<{ preview: MailPreview | null; problem: string | null }>({
    preview: null,
    problem: null,
  });
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      requestPreview(mailPreviewRequestSchema.parse(JSON.parse(serialized))).then(
        (preview) => current && setKnown({ preview, problem: null }),
        (cause: unknown) => current && setKnown((before) => ({ ...before, problem: String(cause) })),
      );
    }, restMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [requestPreview, serialized]);
  return known;
}
