import { Box, Button, Field, Flex, Grid, Link, NumberInput, Typography } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useMessages } from "../../use-messages";
import type { FieldProps } from "../field-props";
import { useErrorText } from "../use-error-text";
import { GroupLabel } from "../group-label";
import { isTooFarFrom, type GeoPoint, type NamedPoint } from "./geo-point";
import { z } from "zod";
import { sharedQuery, useSharedQuery } from "@gevel/core/admin";

const cities = z.object({
  results: z.array(z.object({ name: z.string(), latitude: z.number().nullable(), longitude: z.number().nullable() })),
});
const path = "/content-manager/collection-types/plugin::properties.city";
const none: readonly NamedPoint[] = [];

const queryOf = (country: number, zip: string): string =>
  new URLSearchParams({
    "filters[zip][$eq]": zip,
    "filters[countryId][$eq]": String(country),
    pageSize: "100",
  }).toString();

/** Places by their query. */
const zipPlaces = sharedQuery(async (get, query) =>
  cities
    .parse(await get(`${path}?${query}`))
    .results.flatMap(({ name, latitude, longitude }) =>
      latitude !== null && longitude !== null ? [{ name, latitude, longitude }] : [],
    ),
);

/** The places of a postal code that have a point; none for users without permission to read places. */
function useZipPlaces(zip: unknown, countryId: unknown): readonly NamedPoint[] {
  const written = typeof zip === "string" ? zip.trim() : "";
  const country = typeof countryId === "number" ? countryId : 10;
  const { query } = useSharedQuery(zipPlaces, written.length >= 3 ? queryOf(country, written) : null);
  return query.state === "loaded" ? query.answer : none;
}

const PointMap = lazy(() => import("./point-map"));

/** Kilometres from its postal code at which the site shows a listing in the middle of its town instead. */
const hiddenNote = 50;

/** The map's library is as large as the rest of the form: it is fetched by whoever comes near the map. */
function OnceInView({ height, children }: { height: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setSeen((before) => before || entry?.isIntersecting === true),
      {
        rootMargin: "200px",
      },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={box}
      height={height}
      position="relative"
      hasRadius
      overflow="hidden"
      borderColor="neutral200"
      background="neutral150"
    >
      {seen && <Suspense>{children}</Suspense>}
    </Box>
  );
}

/** Attached to the latitude, edits both coordinates: a map, two numbers, and a check against the postal code. */
export default function MapPointInput({ name, label, hint, required, disabled, labelAction, attribute }: FieldProps) {
  const { text } = useMessages();
  const { formatNumber } = useIntl();
  const errorText = useErrorText();
  const latitude = useField<unknown>(name);
  const longitude = useField<unknown>("longitude");
  const { value: zip } = useField<unknown>("zip");
  const { value: countryId } = useField<unknown>("countryId");
  const places = useZipPlaces(zip, countryId);

  const point: GeoPoint | null =
    typeof latitude.value === "number" && typeof longitude.value === "number"
      ? { latitude: latitude.value, longitude: longitude.value }
      : null;
  const place = places[0];
  const far = point && attribute.options?.nearZip === true ? isTooFarFrom(point, places) : null;
  const move = (to: GeoPoint) => {
    latitude.onChange(name, to.latitude);
    longitude.onChange("longitude", to.longitude);
  };
  const clear = () => {
    latitude.onChange(name, null);
    longitude.onChange("longitude", null);
  };

  return (
    <Field.Root name={name} id={name} error={errorText(latitude.rawError)} hint={hint} required={required}>
      <Flex direction="column" alignItems="stretch" gap={3} role="group" aria-label={label}>
        <GroupLabel required={required} action={labelAction}>
          {label}
        </GroupLabel>
        <OnceInView height="36rem">
          <PointMap label={label} point={point} place={place} disabled={disabled} onMove={move} />
        </OnceInView>
        {far && (
          <Box background="warning100" padding={3} hasRadius role="status">
            <Typography textColor="warning700">
              {text("properties.map.far", {
                distance: formatNumber(far.distance, { maximumFractionDigits: 0 }),
                place: far.name,
                zip: typeof zip === "string" ? zip : "",
                hidden: far.distance > hiddenNote ? "yes" : "no",
              })}
            </Typography>
          </Box>
        )}
        <Grid.Root gap={4}>
          <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
            <Field.Root error={errorText(latitude.rawError)}>
              <Field.Label>{text("properties.map.latitude")}</Field.Label>
              <NumberInput
                value={typeof latitude.value === "number" ? latitude.value : undefined}
                step={0.0001}
                disabled={disabled}
                onValueChange={(value) => latitude.onChange(name, value ?? null)}
              />
            </Field.Root>
          </Grid.Item>
          <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
            <Field.Root error={errorText(longitude.rawError)}>
              <Field.Label>{text("properties.map.longitude")}</Field.Label>
              <NumberInput
                value={typeof longitude.value === "number" ? longitude.value : undefined}
                step={0.0001}
                disabled={disabled}
                onValueChange={(value) => longitude.onChange("longitude", value ?? null)}
              />
              <Field.Error />
            </Field.Root>
          </Grid.Item>
          <Grid.Item col={4} s={12} xs={12} alignItems="flex-end">
            <Flex gap={2} wrap="wrap">
              {place && (!point || far) && (
                <Button variant="secondary" size="L" disabled={disabled} onClick={() => move(place)}>
                  {text("properties.map.toPlace", { place: place.name })}
                </Button>
              )}
              {point && !required && (
                <Button variant="tertiary" size="L" disabled={disabled} onClick={clear}>
                  {text("properties.map.clear")}
                </Button>
              )}
            </Flex>
          </Grid.Item>
        </Grid.Root>
        {point && (
          <Link
            isExternal
            href={`https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=18/${point.latitude}/${point.longitude}`}
          >
            {text("properties.map.streets")}
          </Link>
        )}
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  );
}
