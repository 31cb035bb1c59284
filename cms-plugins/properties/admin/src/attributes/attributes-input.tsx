import { isEmpty, type AttributeGroup as Group, type ListingAttribute } from "@gevel/config";
import { Field, Flex, TextButton, Badge, Box, Grid, Typography } from "@strapi/design-system";
import { useField, useForm } from "@strapi/strapi/admin";
import { useEffect } from "react";
import type { FieldProps } from "../fields/field-props";
import { isUnpublished } from "../fields/is-unpublished";
import { useMessages } from "../use-messages";
import { groupedAttributes, widthOf } from "./attribute-table";
import { hideAllGroups, hideGroup, showAllGroups, showGroup, useOpenGroups } from "./open-groups";
import { ChevronDown, ChevronUp } from "@strapi/icons";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { AttributeField } from "./attribute-field";

/** The whole bar opens the group. */
const Bar = styled.button`
  all: unset;
  box-sizing: border-box;
  width: 100%;
  padding: 1.2rem 1.6rem;
  cursor: pointer;
  border-radius: ${({ theme }) => theme.borderRadius};
  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

interface AttributeGroupProps {
  group: Group;
  members: readonly ListingAttribute[];
  /** How many of them are filled in, changed by staff, and refused at the last save. */
  filled: number;
  edited: number;
  wrong: number;
  isOpen: boolean;
  disabled?: boolean;
  onToggle: () => void;
}

/** A group of attributes under its name, rendered once it is opened. */
function AttributeGroup(props: AttributeGroupProps) {
  const { group, members, filled, edited, wrong, isOpen, disabled, onToggle } = props;
  const { formatMessage, messages } = useIntl();
  const { text } = useMessages();
  const helpId = `properties.group.${group}.help`;
  const [barId, panelId] = [`attributes-${group}`, `attributes-${group}-panel`];
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Box borderColor="neutral200" hasRadius background="neutral0">
      <Typography tag="h3">
        <Bar
          type="button"
          id={barId}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
        >
          <Flex tag="span" gap={3} wrap="wrap">
            <Typography tag="span" variant="omega" fontWeight="bold" textColor="neutral800">
              {formatMessage({ id: `listing.group.${group}` })}
            </Typography>
            <Typography tag="span" variant="pi" textColor="neutral600">
              {text("properties.attributes.filled", { filled, total: members.length })}
            </Typography>
            {edited > 0 && (
              <Badge size="S" textColor="secondary700" backgroundColor="secondary100">
                {text("properties.resetOverrides.mark")}
              </Badge>
            )}
            {wrong > 0 && (
              <Badge size="S" textColor="danger700" backgroundColor="danger100">
                {text("properties.attributes.wrong")}
              </Badge>
            )}
            <Flex tag="span" marginLeft="auto" aria-hidden>
              <Chevron fill="neutral600" />
            </Flex>
          </Flex>
        </Bar>
      </Typography>
      {isOpen && (
        <Box id={panelId} role="region" aria-labelledby={barId} padding={4} paddingTop={2}>
          {helpId in messages && (
            <Typography variant="pi" textColor="neutral600" tag="p" style={{ marginBottom: "1.6rem" }}>
              {formatMessage({ id: helpId })}
            </Typography>
          )}
          <Grid.Root gap={4}>
            {members.map((attribute) => (
              <Grid.Item
                key={attribute.key}
                col={widthOf(attribute)}
                s={12}
                xs={12}
                direction="column"
                alignItems="stretch"
              >
                <AttributeField attribute={attribute} disabled={disabled} />
              </Grid.Item>
            ))}
          </Grid.Root>
        </Box>
      )}
    </Box>
  );
}

const groupsOfTheLaw = ["energy", "planning"] as const;

const members = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** The labelled attributes of a listing: stored as one object, rendered by group from the attribute table. */
export default function AttributesInput({ name, disabled }: FieldProps) {
  const { text } = useMessages();
  const open = useOpenGroups();
  const { value, rawError } = useField<unknown>(name);
  const initial = useForm("Attributes", ({ initialValues }) => initialValues);
  const { editedFields, source }: { editedFields?: unknown; source?: unknown } = initial;
  const edited = source !== "office" && Array.isArray(editedFields) ? editedFields : [];
  const values = members(value);
  const errors = members(rawError);

  // Rejected fields must be visible.
  useEffect(() => {
    const rejected = members(rawError);
    for (const [group, attributes] of groupedAttributes)
      if (attributes.some(({ key }) => key in rejected)) showGroup(group);
  }, [rawError]);

  // The fields a listing needs before it is published are visible while it is being made.
  const isMade = typeof Reflect.get(initial, "reference") !== "string" || isUnpublished(initial);
  useEffect(() => {
    if (isMade) for (const group of groupsOfTheLaw) showGroup(group);
  }, [isMade]);

  const isAllOpen = open.size === groupedAttributes.length;
  return (
    <Field.Root name={name} id={name} error={typeof rawError === "string" ? rawError : undefined}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Flex justifyContent="flex-end">
          <TextButton onClick={isAllOpen ? hideAllGroups : showAllGroups}>
            {text(isAllOpen ? "properties.attributes.none" : "properties.attributes.all")}
          </TextButton>
        </Flex>
        {groupedAttributes.map(([group, attributes]) => (
          <AttributeGroup
            key={group}
            group={group}
            members={attributes}
            filled={attributes.filter(({ key }) => !isEmpty(values[key])).length}
            edited={attributes.filter(({ key }) => edited.includes(key)).length}
            wrong={attributes.filter(({ key }) => key in errors).length}
            isOpen={open.has(group)}
            disabled={disabled}
            onToggle={() => (open.has(group) ? hideGroup(group) : showGroup(group))}
          />
        ))}
        <Field.Error />
      </Flex>
    </Field.Root>
  );
}
