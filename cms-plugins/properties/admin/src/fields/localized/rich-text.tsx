import { Box, Flex, IconButton, IconButtonGroup, Textarea } from "@strapi/design-system";
import { Bold, BulletList, Code, HeadingThree, Italic, Link, NumberList, Paragraph } from "@strapi/icons";
import { useLayoutEffect, useRef, useState, type ClipboardEvent } from "react";
import { useMessages } from "../../messages/use-messages";
import { styled } from "styled-components";
import { LinkAddress } from "./link-address";
import { safeHtml } from "./safe-html";

interface RichTextProps {
  label: string;
  lang: string;
  html: string;
  disabled?: boolean;
  onChange: (html: string) => void;
}

const tools = [
  ["bold", Bold, "bold"],
  ["italic", Italic, "italic"],
  ["heading", HeadingThree, "formatBlock", "h3"],
  ["paragraph", Paragraph, "formatBlock", "p"],
  ["bullets", BulletList, "insertUnorderedList"],
  ["numbers", NumberList, "insertOrderedList"],
] as const;

/** The admin's own style sheet takes the look of text away. */
const Page = styled(Box)`
  & > * + * {
    margin-top: 1rem;
  }
  strong,
  b {
    font-weight: 600;
  }
  em,
  i {
    font-style: italic;
  }
  h3,
  h4 {
    font-weight: 600;
    font-size: 1.6rem;
  }
  ul,
  ol {
    padding-left: 2.4rem;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }
`;

const isEmpty = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, "") === "";

/** A text with paragraphs, subheadings, lists, emphasis and links, or its HTML. The server cleans what is saved. */
export function RichText({ label, lang, html, disabled, onChange }: RichTextProps) {
  const { text } = useMessages();
  const [source, setSource] = useState(false);
  const [linking, setLinking] = useState<Range | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const written = useRef<string | null>(null);

  // The browser edits the page itself; it is written only when the text comes from elsewhere.
  useLayoutEffect(() => {
    if (!page.current || written.current === html) return;
    page.current.innerHTML = safeHtml(html);
    written.current = html;
  }, [html, source]);

  const reportChange = () => {
    const next = page.current?.innerHTML ?? "";
    written.current = isEmpty(next) ? "" : next;
    onChange(written.current);
  };
  // Deprecated for lack of a standard, and in every browser that the admin runs in; nothing else keeps undo.
  const command = (name: string, value?: string) => {
    document.execCommand("defaultParagraphSeparator", false, "p");
    document.execCommand(name, false, value);
    reportChange();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const rich = event.clipboardData.getData("text/html");
    if (rich) command("insertHTML", safeHtml(rich));
    else command("insertText", event.clipboardData.getData("text/plain"));
  };
  const promptAddress = () => {
    const selection = window.getSelection();
    const inside = page.current?.contains(selection?.anchorNode ?? null);
    if (selection && selection.rangeCount > 0 && inside) setLinking(selection.getRangeAt(0).cloneRange());
  };
  const link = (range: Range, address: string) => {
    setLinking(null);
    page.current?.focus();
    const selection = window.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    if (address === "") command("unlink");
    else command("createLink", address);
  };
  const switchView = () => {
    written.current = null;
    setSource(!source);
  };

  return (
    <Box hasRadius borderColor="neutral200" background={disabled ? "neutral150" : "neutral0"}>
      <Flex padding={1} gap={1} background="neutral100" justifyContent="space-between" wrap="wrap">
        <IconButtonGroup>
          {tools.map(([key, Icon, name, value]) => (
            <IconButton
              key={key}
              size="S"
              label={text(`properties.rich.${key}`)}
              disabled={disabled || source}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => command(name, value)}
            >
              <Icon />
            </IconButton>
          ))}
          <IconButton
            size="S"
            label={text("properties.rich.link")}
            disabled={disabled || source}
            onMouseDown={(event) => event.preventDefault()}
            onClick={promptAddress}
          >
            <Link />
          </IconButton>
        </IconButtonGroup>
        <IconButton
          size="S"
          label={text(source ? "properties.rich.page" : "properties.rich.source")}
          aria-pressed={source}
          onClick={switchView}
        >
          <Code />
        </IconButton>
      </Flex>
      {linking && <LinkAddress onSave={(address) => link(linking, address)} onCancel={() => setLinking(null)} />}
      {source ? (
        <Textarea
          aria-label={label}
          lang={lang}
          value={html}
          disabled={disabled}
          rows={10}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Page
          ref={page}
          role="textbox"
          tabIndex={0}
          aria-multiline
          aria-label={label}
          aria-disabled={disabled}
          lang={lang}
          contentEditable={!disabled}
          onInput={reportChange}
          onPaste={paste}
          paddingTop={3}
          paddingBottom={3}
          paddingLeft={4}
          paddingRight={4}
          minHeight="16rem"
          maxHeight="48rem"
          overflow="auto"
          color="neutral800"
          fontSize={2}
          lineHeight={4}
        />
      )}
    </Box>
  );
}
