import { Form, useActionData, useFetcher, useLocation, useNavigation } from "@remix-run/react";
import { answerFor } from "./form-answer";

/**
 * How a form is sent and what came back. Without `action` by the page that it stands on; with one beside the page, which stays as it is
 * until the form is accepted.
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
