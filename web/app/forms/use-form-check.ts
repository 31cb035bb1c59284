import { belgianDay, formProblems, type FieldProblem, type FormDefinition } from "@gevel/config";
import { useEffect, useState, type FormEvent, type RefObject } from "react";
import type { FormAnswer } from "./form-answer";
import { optionValues, type FormChoices } from "./form-choices";
import { fieldId } from "./form-field";

type Problems = Record<string, FieldProblem>;

function problemsOf(definition: FormDefinition, data: FormData, choices: FormChoices): Problems {
  const given = (name: string) => data.getAll(name).filter((value) => typeof value === "string");
  return formProblems(definition, given, { options: optionValues(choices), today: belgianDay(new Date()) });
}

const wrongIn = (form: HTMLFormElement, state: string) =>
  form.querySelectorAll(["input", "select", "textarea"].map((control) => control + state).join()).length;

/** Whether the visitor sent it before the page had its script: the browser then marked all that was wrong, not some. */
function wasStopped(form: HTMLFormElement): boolean {
  if (!CSS.supports("selector(:user-invalid)")) return false;
  const marked = wrongIn(form, ":user-invalid");
  return marked > 0 && marked === wrongIn(form, ":invalid");
}

/**
 * FORM-2 in the browser: the same rules as the server's, before anything is sent, and the focus on what is wrong.
 * Until the page has its script the browser's own checks stand in.
 */
export function useFormCheck(
  definition: FormDefinition,
  formId: string,
  choices: FormChoices,
  answer: FormAnswer | null,
  summary: RefObject<HTMLElement>,
) {
  const [own, setOwn] = useState<Problems | null>(null);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => {
    setHasScript(true);
    const form = document.getElementById(formId);
    // The browser's own words pass; ours stay beside the fields. It has moved the focus already.
    if (form instanceof HTMLFormElement && wasStopped(form))
      setOwn(problemsOf(definition, new FormData(form), choices));
    // Once, as the script comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (!answer) return;
    setOwn(null);
    focusOn(definition, formId, answer.problems, summary.current);
  }, [answer, definition, formId, summary]);

  const problems = own ?? answer?.problems ?? {};
  return {
    hasScript,
    problems,
    failure: own === null && answer && answer.failure !== "fields" ? answer.failure : null,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const found = problemsOf(definition, new FormData(event.currentTarget), choices);
      setOwn(Object.keys(found).length > 0 ? found : null);
      if (Object.keys(found).length === 0) return;
      event.preventDefault();
      focusOn(definition, formId, found, summary.current);
    },
  };
}

function focusOn(definition: FormDefinition, formId: string, problems: Problems, summary: HTMLElement | null): void {
  const first = definition.fields.find(({ name }) => problems[name]);
  const target = first ? document.getElementById(fieldId(formId, first.name)) : summary;
  target?.focus();
}
