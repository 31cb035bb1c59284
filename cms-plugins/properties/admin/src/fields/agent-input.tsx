import { Box, Field, Flex, Grid, IconButton, TextInput } from "@strapi/design-system";
import { Images } from "@strapi/icons";
import { useField } from "@strapi/strapi/admin";
import { useMessages } from "../use-messages";
import { agentKeys, readAgent, withAgentPart } from "./agent-value";
import type { FieldProps } from "./field-props";
import { GroupLabel } from "./group-label";
import { Thumbnail } from "./media/thumbnail";
import { useMediaLibrary } from "@gevel/core/screens";

const types = { name: "text", phone: "tel", email: "email", pictureUrl: "text" } as const;

/** The contact for visitors, as a small form of its own. */
export default function AgentInput({ name, label, hint, required, disabled, labelAction }: FieldProps) {
  const { text } = useMessages();
  const { value, onChange, rawError } = useField<unknown>(name);
  const agent = readAgent(value);
  const errors =
    typeof rawError === "object" && rawError !== null ? new Map<string, unknown>(Object.entries(rawError)) : null;
  const errorOf = (key: string) => {
    const error = errors?.get(key);
    return typeof error === "string" ? error : undefined;
  };
  const write = (key: (typeof agentKeys)[number], part: string) => onChange(name, withAgentPart(value, key, part));
  const { dialog, open } = useMediaLibrary("images", ([chosen]) => {
    if (chosen) write("pictureUrl", chosen.url);
  });

  return (
    <Field.Root
      name={name}
      id={name}
      error={typeof rawError === "string" ? rawError : undefined}
      hint={hint}
      required={required}
    >
      <Flex direction="column" alignItems="stretch" gap={2} role="group" aria-label={label}>
        <GroupLabel required={required} action={labelAction}>
          {label}
        </GroupLabel>
        <Flex gap={4} alignItems="flex-start">
          <Box paddingTop={5}>
            <Thumbnail url={agent.pictureUrl} alt="" width="7.2rem" ratio="1" />
          </Box>
          <Box flex="1">
            <Grid.Root gap={4}>
              {agentKeys.map((key) => (
                <Grid.Item key={key} col={6} s={12} xs={12} direction="column" alignItems="stretch">
                  <Field.Root error={errorOf(key)}>
                    <Field.Label>{text(`properties.agent.${key}`)}</Field.Label>
                    <TextInput
                      type={types[key]}
                      autoComplete="off"
                      value={agent[key]}
                      disabled={disabled}
                      onChange={(event) => write(key, event.target.value)}
                      endAction={
                        key === "pictureUrl" ? (
                          <IconButton
                            variant="ghost"
                            size="XS"
                            label={text("properties.media.fromLibrary")}
                            disabled={disabled}
                            onClick={open}
                          >
                            <Images />
                          </IconButton>
                        ) : undefined
                      }
                    />
                    <Field.Error />
                  </Field.Root>
                </Grid.Item>
              ))}
            </Grid.Root>
          </Box>
        </Flex>
        <Field.Hint />
        <Field.Error />
        {dialog}
      </Flex>
    </Field.Root>
  );
}
