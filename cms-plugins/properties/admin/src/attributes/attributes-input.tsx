import { isEmpty } from "@gevel/config";
import { Field, Flex, TextButton } from "@strapi/design-system";
import { useField, useForm } from "@strapi/strapi/admin";
import { useEffect } from "react";
import type { FieldProps } from "../fields/field-props";
import { isUnpublished } from "../publication/is-unpublished";
import { useMessages } from "../messages/use-messages";
import { AttributeGroup } from "./attribute-group";
import { groupedAttributes } from "./attribute-table";
import { hideAllGroups, hideGroup, showAllGroups, showGroup, useOpenGroups } from "./open-groups";

const groupsOfTheLaw = ["energy", "planning"] as const;

const members = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** The labelled attributes of a listing: stored as one object, drawn group by group from the attribute table. */
export default function AttributesInput({ name, disabled }: FieldProps) {
  const { text } = useMessages();
  const open = useOpenGroups();
  const { value, rawError } = useField<unknown>(name);
  const initial = useForm("Attributes", ({ initialValues }) => initialValues);
  const { editedFields, source }: { editedFields?: unknown; source?: unknown } = initial;
  const edited = source !== "office" && Array.isArray(editedFields) ? editedFields : [];
  const values = members(value);
  const errors = members(rawError);

  // What was refused must be seen.
  useEffect(() => {
    const rejected = members(rawError);
    for (const [group, attributes] of groupedAttributes)
      if (attributes.some(({ key }) => key in rejected)) showGroup(group);
  }, [rawError]);

  // What a home must say before it goes on the site is in sight while it is being made.
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
