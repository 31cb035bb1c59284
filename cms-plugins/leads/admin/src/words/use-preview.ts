import { mailPreviewQuestionSchema, type MailPreview, type MailPreviewQuestion } from "@gevel/config";
import { useEffect, useState } from "react";
import { useMailActions } from "../mails-api";

/** Asked when somebody stops typing for a moment. */
const restMs = 400;

/** The mail as it would go out with what is typed now; the one before stays until the next is there. */
export function usePreview(question: MailPreviewQuestion): { preview: MailPreview | null; problem: string | null } {
  const { preview: ask } = useMailActions();
  const asked = JSON.stringify(question);
  const [known, setKnown] = useState<{ preview: MailPreview | null; problem: string | null }>({
    preview: null,
    problem: null,
  });
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      ask(mailPreviewQuestionSchema.parse(JSON.parse(asked))).then(
        (preview) => current && setKnown({ preview, problem: null }),
        (cause: unknown) => current && setKnown((before) => ({ ...before, problem: String(cause) })),
      );
    }, restMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [ask, asked]);
  return known;
}
