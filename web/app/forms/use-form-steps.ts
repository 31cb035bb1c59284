import type { FormDefinition } from "@gevel/config";
import { useEffect, useRef, useState } from "react";

export interface FormSteps {
  /** In their order; one that has all fields where a form has none, or there is no script. */
  all: readonly { name: string; fields: readonly string[] }[];
  /** Place of the one that is shown; null where all are. */
  at: number | null;
  isLast: boolean;
  /** Heading of the current step. */
  heading: React.RefObject<HTMLHeadingElement>;
  go: (to: number) => void;
  /** Shows the step that a field is in; the last, which sends, where it is none. */
  reveal: (field: string | null) => void;
}

/**
 * FORM-3: a form in steps. All fields stay in the form, so no input is lost and one post has everything; other steps
 * are hidden. Changing step moves the focus to the new step's heading.
 */
export function useFormSteps({ fields, steps = [] }: FormDefinition, hasScript: boolean): FormSteps {
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = false;
  }, [at]);
  const all = steps.length > 0 ? steps : [{ name: "", fields: fields.map(({ name }) => name) }];
  const inSteps = hasScript && steps.length > 0;
  return {
    all,
    at: inSteps ? at : null,
    isLast: !inSteps || at === all.length - 1,
    heading,
    go: (to) => {
      moved.current = to !== at;
      setAt(to);
    },
    reveal: (field) => {
      const where = all.findIndex((step) => field !== null && step.fields.includes(field));
      setAt(where === -1 ? all.length - 1 : where);
    },
  };
}
