import { Form, useActionData, useFetcher, useLocation, useNavigation } from "@remix-run/react";
import { answerFor } from "./form-answer";

/**
 * How a form is sent and its answer. Without `action` it posts to its own page; with one it posts beside the page,
 * which stays as it is until the form is accepted.
 */
export function useFormSender(contactId: string, action: string | undefined) {
  const fetcher = useFetcher();
  const ofPage = useActionData();
  const { pathname } = useLocation();
  const submittedByPage = useNavigation().formData?.get("contactId") === contactId;
  if (action === undefined)
    return { Sender: Form, answer: answerFor(ofPage, contactId), isSending: submittedByPage, openedOn: null };
  return {
    Sender: fetcher.Form,
    answer: answerFor(fetcher.data, contactId),
    isSending: fetcher.state !== "idle",
    openedOn: pathname,
  };
}
