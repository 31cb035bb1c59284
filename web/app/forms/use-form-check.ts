import { belgianDay, fieldProblem, formProblems, type FieldProblem, type FormDefinition } from "@gevel/config";
import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { captchaFields, type CaptchaProblem, type CaptchaTask } from "./captcha/captcha";
import { captchaInputId } from "./captcha/captcha-input-id";
import type { FormAnswer } from "./form-answer";
import { optionValues, type FormChoices } from "./form-choices";
import { fieldId } from "./form-field";

interface Problems {
  fields: Record<string, FieldProblem>;
  captcha: CaptchaProblem | null;
}

interface Checked {
  definition: FormDefinition;
  formId: string;
  choices: FormChoices;
  answer: FormAnswer | null;
  /** The values prefilled when the page loaded. */
  given: Readonly<Record<string, readonly string[]>>;
  summary: RefObject<HTMLElement>;
  captcha: CaptchaTask | null;
  /** Until then the browser's own checks stop it. */
  hasScript: boolean;
  /** Shows where a field is, or what is no field, before the focus goes there. */
  reveal: (field: string | null) => void;
}

function problemsOf({ definition, choices, captcha }: Checked, form: HTMLFormElement): Problems {
  const data = new FormData(form);
  const given = (name: string) => data.getAll(name).filter((value) => typeof value === "string");
  const rules = { options: optionValues(choices), today: belgianDay(new Date()) };
  const typed = captcha?.kind !== "picture" || data.has(captchaFields.proof) || given(captchaFields.text)[0]?.trim();
  return {
    fields: { ...formProblems(definition, given, rules), ...incompleteDates(form), ...missingSlots(definition, data) },
    captcha: typed ? null : "needed",
  };
}

/** No slot is preselected. Without script a viewing may be requested without a slot. */
function missingSlots({ fields }: FormDefinition, data: FormData): Problems["fields"] {
  const open = fields.filter(({ name, options }) => options === "visit-slots" && !data.has(name));
  return Object.fromEntries(open.map(({ name }) => [name, "chooseOne" as const]));
}

/** A partly typed date has an empty value and would be taken for an empty field. */
function incompleteDates(form: HTMLFormElement): Problems["fields"] {
  const half = [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.validity.badInput,
  );
  return Object.fromEntries(half.map(({ name }) => [name, "date" as const]));
}

/** Prefilled values that are invalid. An empty field is no error yet. */
function oddIn({ fields }: FormDefinition, given: Checked["given"]): Problems["fields"] {
  const found = fields.map((field) => {
    const values = given[field.name] ?? [];
    return [field.name, values.some(Boolean) ? fieldProblem(field, values) : null] as const;
  });
  return Object.fromEntries(found.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
}

const isFine = ({ fields, captcha }: Problems) => Object.keys(fields).length === 0 && captcha === null;

const wrongIn = (form: HTMLFormElement, state: string) =>
  form.querySelectorAll(["input", "select", "textarea"].map((control) => control + state).join()).length;

/** Whether the visitor sent it before the page had its script: the browser then marked all that was wrong, not some. */
function wasStopped(form: HTMLFormElement): boolean {
  if (!CSS.supports("selector(:user-invalid)")) return false;
  const marked = wrongIn(form, ":user-invalid");
  return marked > 0 && marked === wrongIn(form, ":invalid");
}

/**
 * FORM-2 in the browser: applies the server's rules before anything is sent and focuses the first problem. Until the
 * script has loaded, the browser's own validation applies.
 */
export function useFormCheck(checked: Checked) {
  const { definition, formId, answer, given, summary, hasScript } = checked;
  const [own, setOwn] = useState<Problems | null>(null);
  const latest = useRef(checked);
  latest.current = checked;
  // Runs when the script loads and when native validation is switched off: there may be time between the two.
  useEffect(() => {
    const form = document.getElementById(formId);
    // The browser's own messages disappear; ours stay beside the fields. The browser has already moved the focus.
    if (form instanceof HTMLFormElement && wasStopped(form)) setOwn(problemsOf(latest.current, form));
  }, [formId, hasScript]);
  useEffect(() => {
    if (!answer) return;
    setOwn(null);
    const reveal = (field: string | null) => latest.current.reveal(field);
    focusOn({ definition, formId, summary, reveal }, { fields: answer.problems, captcha: answer.captchaProblem });
  }, [answer, definition, formId, summary]);

  return {
    problems: own?.fields ?? answer?.problems ?? oddIn(definition, given),
    captchaProblem: own ? own.captcha : (answer?.captchaProblem ?? null),
    failure: own === null && answer && answer.failure !== "fields" ? answer.failure : null,
    /** Whether these fields are valid. Invalid ones show their message. */
    passes: (names: readonly string[], form: HTMLFormElement): boolean => {
      const fields = Object.fromEntries(
        Object.entries(problemsOf(checked, form).fields).filter(([name]) => names.includes(name)),
      );
      const found = { fields, captcha: null };
      setOwn(isFine(found) ? null : found);
      if (!isFine(found)) focusOn(checked, found);
      return isFine(found);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const found = problemsOf(checked, event.currentTarget);
      setOwn(isFine(found) ? null : found);
      if (isFine(found)) return;
      event.preventDefault();
      focusOn(checked, found);
    },
  };
}

type Where = Pick<Checked, "definition" | "formId" | "summary" | "reveal">;

function focusOn({ definition, formId, summary, reveal }: Where, { fields, captcha }: Problems): void {
  const first = definition.fields.find(({ name }) => fields[name]);
  reveal(first?.name ?? null);
  const id = first ? fieldId(formId, first.name) : captcha ? captchaInputId(formId) : null;
  // Hidden fields appear only with the next frame, and their messages may still be rendering.
  requestAnimationFrame(() => {
    const target = (id === null ? null : document.getElementById(id)) ?? summary.current;
    target?.focus();
  });
}
