import { useActionData } from "@remix-run/react";
import { Suspense } from "react";
import { returnedAnswer } from "./form-answer";
import { ReturnedFormIsland } from "./form-island";

/** FORM-2: a form that came back to a page which no longer has it, as it was sent. */
export function ReturnedForm() {
  const answer = returnedAnswer(useActionData());
  return answer ? (
    <Suspense fallback={null}>
      <ReturnedFormIsland returned={answer.returned} office={answer.office} />
    </Suspense>
  ) : null;
}
