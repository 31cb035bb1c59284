import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import useSWR from "swr";
import { fetchCount } from "~/ui/fetch-count";
import { forms } from "@gevel/config";

/** After the last key or choice. */
const pauseMs = 300;

const countedFields = new Set((forms["demand-register"].steps ?? []).slice(0, 2).flatMap(({ fields }) => [...fields]));

/**
 * The address of the count; null while nothing is chosen. Equal choices have the same address, in whatever order they
 * were made.
 */
function savedSearchCountAddress(form: HTMLFormElement): string | null {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (countedFields.has(name) && typeof value === "string" && value.trim() !== "") params.append(name, value);
  params.sort();
  return params.has("goal") ? `/api/wish-count?${params}` : null;
}

/** FORM-3: number of listings that match the choices so far. Renders nothing without script or without a known number. */
export function SavedSearchCount({ formId }: { formId: string }) {
  const intl = useIntl();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAddress(savedSearchCountAddress(form)), pauseMs);
    };
    look();
    form.addEventListener("input", look);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", look);
    };
  }, [formId]);
  const { data, error } = useSWR<number, Error>(address, fetchCount, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return (
    <p role="status">
      {address !== null && data !== undefined && !error
        ? intl.formatMessage({ id: "savedSearch.matches" }, { count: data })
        : ""}
    </p>
  );
}
