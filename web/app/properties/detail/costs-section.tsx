import { exampleMortgage, formatNumber, parseMortgageInput } from "@gevel/config";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import type { MessageName } from "~/i18n/message-id";
import { Button } from "~/ui/button";
import { DetailSection } from "./detail-section";
import { CostChoice } from "../costs/cost-choice";
import { CostsTable } from "../costs/costs-table";
import { lastLoan, storeLastLoan } from "../costs/last-loan";
import { calculateCosts, ownInput, type CostBasis, type ListingCosts } from "../costs/listing-costs";
import { LoanAnswer } from "./loan-answer";
import { MortgageFields } from "../costs/mortgage-parts";
import { PriceFacts, type PricedListing } from "./price-facts";
import styles from "./costs-section.module.css";

export interface CostsSectionProps {
  listing: PricedListing;
  costs: ListingCosts;
  /** The visitor's input in the page's address (`ownInput`). */
  asked: string;
}

/** The form's id, and the place in the page to which it leads without script. */
const id = "costs";

/** The form has no files. */
const inputOf = (form: HTMLFormElement): string =>
  ownInput(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""])),
  );

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );

/**
 * Features A6: price, costs of buying and a loan as one calculation, which follows each key. Without script it is a form
 * that the server answers. Until the visitor enters something it is the last loan they entered, or an example.
 */
export function CostsSection({ listing, costs, asked }: CostsSectionProps) {
  const intl = useIntl();
  const { language } = usePaths();
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState(asked);
  // What is still being typed is no problem yet.
  const [finished, setFinished] = useState(asked);
  const [isLast, setLast] = useState(false);
  const text = (name: MessageName<"properties.costs.">, values = {}) =>
    intl.formatMessage({ id: `properties.costs.${name}` }, values);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Typed before there was any script, or restored by the browser.
    const isTouched = fieldsOf(element).some(
      (field) => field instanceof HTMLInputElement && field.value !== field.defaultValue,
    );
    const last = asked === "" && !isTouched ? lastLoan() : "";
    if (last === "" && !isTouched) return;
    const stored = new URLSearchParams(last);
    for (const field of fieldsOf(element)) field.value = stored.get(field.name) ?? field.value;
    setLast(last !== "");
    setInput(inputOf(element));
  }, [asked]);

  const calculated = calculateCosts(costs, input, language);
  const { mortgage, table } = calculated;
  const { problems } = parseMortgageInput(new URLSearchParams(finished));
  const basis: CostBasis = isLast ? "last" : calculated.basis;
  const take = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const entered = inputOf(currentTarget);
    setInput(entered);
    setLast(false);
    if (calculateCosts(costs, entered, language).basis === "own") storeLastLoan(entered);
  };
  const stillWrong = Object.fromEntries(Object.entries(mortgage.problems).filter(([name]) => name in problems));
  return (
    <DetailSection title={intl.formatMessage({ id: "properties.detail.costs" })}>
      <PriceFacts data={listing} />
      <form
        ref={form}
        id={id}
        method="get"
        action={`#${id}`}
        className={styles.form}
        aria-labelledby={`${id}-name`}
        data-islands="costs"
        onInput={take}
        onBlur={() => setFinished(input)}
        onSubmit={(event) => {
          event.preventDefault();
          setFinished(input);
        }}
      >
        <h3 id={`${id}-name`} className={styles.name}>
          {text("name")}
        </h3>
        {costs.purchase && costs.purchase.buyers.length > 1 ? (
          <CostChoice
            id={`${id}-costs-buyer`}
            name="costs-buyer"
            values={costs.purchase.buyers}
            chosen={calculated.buyer ?? ""}
          />
        ) : null}
        <MortgageFields of={id} mortgage={{ ...mortgage, problems: stillWrong }} />
        <p className={styles.basis}>
          {text(`basis.${basis}`, { ...exampleMortgage, rate: formatNumber(exampleMortgage.rate, language) })}
        </p>
        <Button type="submit" variant="secondary" className={styles.calculate}>
          {text("calculate")}
        </Button>
        <LoanAnswer calculated={calculated} />
      </form>
      {table ? (
        <div className={styles.table}>
          <h3 className={styles.name}>{intl.formatMessage({ id: "properties.buying.title" })}</h3>
          <CostsTable table={table} />
        </div>
      ) : null}
    </DetailSection>
  );
}
