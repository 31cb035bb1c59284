import { Box, Button, Popover, Typography } from "@strapi/design-system";
import { Lightbulb } from "@strapi/icons";
import type { ReactNode } from "react";
import styled from "styled-components";

const Steps = styled.ol`
  display: grid;
  gap: 10px;
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 2.4rem 1fr;
    gap: 10px;
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 2.4rem;
    height: 2.4rem;
    border-radius: 50%;
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
    font-size: 1.2rem;
    font-weight: 600;
  }
`;

export interface HelpButtonProps {
  /** On the button. */
  label: string;
  title: string;
  steps: readonly string[];
  /** If a picture makes it clearer. */
  picture?: ReactNode;
}

/** Explains how something is done, on the page where it is done. */
export function HelpButton({ label, title, steps, picture }: HelpButtonProps) {
  return (
    <Popover.Root>
      <Popover.Trigger>
        <Button variant="tertiary" startIcon={<Lightbulb />}>
          {label}
        </Button>
      </Popover.Trigger>
      <Popover.Content align="end" aria-label={title}>
        <Box padding={5} style={{ width: "min(38rem, calc(100vw - 32px))" }}>
          <Typography tag="h2" variant="delta" paddingBottom={4}>
            {title}
          </Typography>
          {picture && <Box paddingBottom={4}>{picture}</Box>}
          <Steps>
            {steps.map((step) => (
              <li key={step}>
                <Typography textColor="neutral800">{step}</Typography>
              </li>
            ))}
          </Steps>
        </Box>
      </Popover.Content>
    </Popover.Root>
  );
}
