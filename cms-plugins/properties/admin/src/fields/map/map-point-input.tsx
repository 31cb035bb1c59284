import { Box, Button, Field, Flex, Grid, Link, NumberInput, Typography } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { useMessages } from "../../messages/use-messages";
import type { FieldProps } from "../field-props";
import { useErrorText } from "../use-error-text";
import { GroupLabel } from "../group-label";
import { isTooFarFrom, wholeCountry, type GeoPoint, type MapView } from "./map-view";
import { PointMap } from "./point-map";
import { useZipPlaces } from "./use-zip-places";

/** Beside a town one sees its quarter. */
const townZoom = 5;

/** Kilometres from its postal code at which the site shows a listing in the middle of its town instead. */
const hiddenNote = 50;

/** Stands on the latitude and edits both coordinates: a map, two numbers, and whether they suit the postal code. */
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
  const start: MapView = point
    ? { center: point, zoom: townZoom }
    : place
      ? { center: place, zoom: townZoom }
      : wholeCountry;
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
        <PointMap
          // A place that becomes known is looked at, unless somebody is at work on a point.
          key={point ? "point" : (place?.name ?? "country")}
          label={label}
          point={point}
          start={start}
          disabled={disabled}
          onMove={move}
        />
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
          <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
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
          <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
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
          <Grid.Item col={4} s={12} alignItems="flex-end">
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
