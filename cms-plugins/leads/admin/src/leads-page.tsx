import { Button } from "@strapi/design-system";
import { ArrowClockwise } from "@strapi/icons";
import { Layouts, Page } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { PartsNav } from "./parts-nav";
import { useTexts } from "./texts/use-texts";

interface LeadsPageProps {
  title: string;
  subtitle?: string;
  /** Where there is more to come: asks once more. */
  again?: () => void;
  action?: ReactNode;
  children: ReactNode;
}

/** One of the parts of the leads, below what all of them have. */
export function LeadsPage({ title, subtitle, again, action, children }: LeadsPageProps) {
  const { text } = useTexts();
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={subtitle}
        secondaryAction={
          again && (
            <Button variant="tertiary" startIcon={<ArrowClockwise />} onClick={again}>
              {text("leads.mails.refresh")}
            </Button>
          )
        }
        primaryAction={action}
      />
      <PartsNav />
      <Layouts.Content>{children}</Layouts.Content>
    </Page.Main>
  );
}
