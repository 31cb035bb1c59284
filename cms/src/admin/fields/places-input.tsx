import { Button, Combobox, ComboboxOption, Field, Flex, Typography, VisuallyHidden } from "@strapi/design-system";
import { ArrowClockwise } from "@strapi/icons";
import { useField } from "@strapi/strapi/admin";
import { useLayoutEffect, useRef, useState } from "react";
import { z } from "zod";
import { useMessages } from "../messages/use-messages";
import { Chips } from "./chips";
import type { FieldProps } from "./field-props";
import { noPlacesMessage, placeText, placeChoices, type PlaceChoice } from "./places";
import { sharedQuery, useSharedQuery, type QueryStatus } from "@gevel/core/admin";

const path = "/content-manager/collection-types/plugin::properties.city?pageSize=50&sort=zip:ASC";

/** By a part of their name or postcode, using the search of the admin's list of places. */
const placesBy = sharedQuery(async (get, search) =>
  placeChoices(await get(search === "" ? path : `${path}&_q=${encodeURIComponent(search)}`)),
);

/** Places matching the typed text; those of the previous text while loading. */
function usePlaces(typed: string): { places: readonly PlaceChoice[]; fetching: QueryStatus } {
  const { query, reload } = useSharedQuery(placesBy, typed.trim());
  const [places, setPlaces] = useState<readonly PlaceChoice[]>([]);
  if (query.state === "loaded" && query.answer !== places) setPlaces(query.answer);
  return { places, fetching: { state: query.state, reload } };
}

const values = z.array(z.string()).catch([]);

/** Places chosen by name or postcode, stored as the list of their keys. */
export default function PlacesInput({ name, label, hint, required, disabled, labelAction }: FieldProps) {
  const { text: translate } = useMessages();
  const { value, error, onChange } = useField<unknown>(name);
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { places, fetching } = usePlaces(typed);
  const chosen = values.parse(value);
  const offered = places.filter((place) => !chosen.includes(place.value));

  // Clears the box after a choice, which the list below shows; the combobox writes the name into it afterwards.
  useLayoutEffect(() => setTyped(""), [chosen.length]);

  function remove(key: string) {
    onChange(
      name,
      chosen.filter((other) => other !== key),
    );
    input.current?.focus();
  }

  return (
    <Field.Root name={name} id={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Combobox
        ref={input}
        autocomplete={{ type: "list", filter: "contains" }}
        value=""
        placeholder={translate("gevel.places.placeholder")}
        disabled={disabled}
        loading={fetching.state === "waiting" && places.length === 0}
        loadingMessage={translate("gevel.places.waiting")}
        textValue={typed}
        onTextValueChange={(text) => setTyped(text ?? "")}
        noOptionsMessage={() => translate(noPlacesMessage(fetching.state))}
        onChange={(key) => {
          if (!key || chosen.includes(key)) return;
          onChange(name, [...chosen, key]);
        }}
      >
        {offered.map((place) => (
          <ComboboxOption key={place.value} value={place.value} textValue={place.text}>
            {place.text}
          </ComboboxOption>
        ))}
      </Combobox>
      <Flex gap={2} role="status">
        {(fetching.state === "closed" || fetching.state === "unreachable") && (
          <Typography variant="pi" textColor="danger600">
            {translate(`gevel.places.${fetching.state}`)}
          </Typography>
        )}
        {fetching.state === "unreachable" && (
          <Button variant="ghost" size="S" startIcon={<ArrowClockwise />} onClick={fetching.reload}>
            {translate("gevel.places.again")}
          </Button>
        )}
      </Flex>
      <Field.Error />
      <Chips
        label={label}
        disabled={disabled}
        items={chosen.map((key) => ({
          key,
          text: placeText(key),
          removeLabel: translate("gevel.places.remove", { place: placeText(key) }),
        }))}
        onRemove={remove}
      />
      <Field.Hint />
      <VisuallyHidden role="status">{chosen.map(placeText).join(", ")}</VisuallyHidden>
    </Field.Root>
  );
}
