import { Flex, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import { isFormGroup } from "./form-groups";
import type { FieldProps } from "../fields/field-props";

const Heading = ({ children }: { children: string }) => (
  <Typography variant="delta" tag="h2">
    {children}
  </Typography>
);

/** The heading of a part of the form and its description; `options.heading` of an application is a message id. */
export default function GroupHeading({ attribute }: FieldProps) {
  const { formatMessage, messages } = useIntl();
  const { group, heading } = attribute.options ?? {};
  if (typeof heading === "string") return <Heading>{formatMessage({ id: heading })}</Heading>;
  if (!isFormGroup(group)) return null;
  const helpId = `properties.group.${group}.help`;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} id={`group-${group}`} tag="header">
      <Heading>{formatMessage({ id: `properties.group.${group}` })}</Heading>
      {helpId in messages && (
        <Typography variant="pi" textColor="neutral600">
          {formatMessage({ id: helpId })}
        </Typography>
      )}
    </Flex>
  );
}
