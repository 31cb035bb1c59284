import { FileText, Mail } from "lucide-react";
import { useIntl } from "react-intl";
import { FileList } from "~/ui/file-list";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { DetailSection } from "./detail-section";
import { isPictureFile } from "./is-picture-file";
import type { PropertyFile } from "./property-content";
import type { MessageName } from "~/i18n/message-id";

interface FilesProps {
  plans: readonly PropertyFile[];
  documents: readonly PropertyFile[];
  /** FORM-8: documents sent on request. */
  onRequest?: { count: number; path: string } | null;
}

/** Documents to open, with the plans that are no pictures (`Plans`), and the link to those on request. */
export function Files({ plans, documents, onRequest = null }: FilesProps) {
  const intl = useIntl();
  const text = (name: MessageName<"properties.detail.">) => intl.formatMessage({ id: `properties.detail.${name}` });
  const files = [...plans.filter(({ url }) => !isPictureFile(url)), ...documents];
  if (files.length === 0 && !onRequest) return null;
  return (
    <DetailSection title={text("documents")}>
      <FileList>
        {files.map(({ url, name }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              <FileText aria-hidden="true" />
              <span>{name || text("document")}</span> <VisuallyHidden>{text("newWindow")}</VisuallyHidden>
            </a>
          </li>
        ))}
        {onRequest ? (
          <li>
            <a href={onRequest.path}>
              <Mail aria-hidden="true" />
              {intl.formatMessage({ id: "properties.detail.documentsOnRequest" }, { count: onRequest.count })}
            </a>
          </li>
        ) : null}
      </FileList>
    </DetailSection>
  );
}
