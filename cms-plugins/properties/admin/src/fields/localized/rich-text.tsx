import { Box, Flex, IconButton, IconButtonGroup, Textarea, useField } from "@strapi/design-system";
import { ArrowClockwise, Bold, BulletList, Code, HeadingThree, Italic, Link, NumberList } from "@strapi/icons";
import { Heading } from "@tiptap/extension-heading";
import { EditorContent, useEditor, useEditorState, type ChainedCommands, type Editor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { styled } from "styled-components";
import { useMessages } from "../../use-messages";
import { cleanWordHtml } from "./clean-word-html";
import { LinkAddress } from "./link-address";

interface RichTextProps {
  label: string;
  lang: string;
  html: string;
  disabled?: boolean;
  onChange: (html: string) => void;
}

/** The server keeps two levels, and so do pasted texts. */
const TwoHeadings = Heading.extend({
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level > 3 ? 4 : 3 } })),
}).configure({ levels: [3, 4] });

/** What `cleanHtml` of the server keeps. */
const extensions = [
  StarterKit.configure({
    ...{ blockquote: false, code: false, codeBlock: false, heading: false, horizontalRule: false, strike: false },
    trailingNode: false,
    link: {
      ...{ autolink: false, openOnClick: false },
      HTMLAttributes: { target: null, rel: "nofollow noopener" },
      isAllowedUri: (address) => /^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(address),
    },
  }),
  TwoHeadings,
];

/** As the server stores it: an item of a list has no paragraph unless it has several. */
function toHtml(editor: Editor): string {
  if (editor.getText().trim() === "") return "";
  const { body } = new DOMParser().parseFromString(editor.getHTML(), "text/html");
  for (const paragraph of body.querySelectorAll("li > p:only-of-type")) paragraph.replaceWith(...paragraph.childNodes);
  return body.innerHTML;
}

/** The admin's own style sheet takes the look of text away. */
const Page = styled(EditorContent)`
  .tiptap {
    min-height: 16rem;
    max-height: 48rem;
    overflow: auto;
    padding: 1.2rem 1.6rem;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.4rem;
    line-height: 1.43;
    outline-offset: -2px;
  }
  .tiptap > * + * {
    margin-top: 1rem;
  }
  strong,
  h3,
  h4 {
    font-weight: 600;
  }
  em {
    font-style: italic;
  }
  u {
    text-decoration: underline;
  }
  h3 {
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

type ToolName = "bold" | "italic" | "heading" | "bullets" | "numbers" | "link" | "undo" | "redo";

interface ToolProps {
  name: ToolName;
  icon: ComponentType;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ name, icon: Icon, pressed, disabled, onClick }: ToolProps) {
  const { text } = useMessages();
  return (
    <IconButton
      size="S"
      variant={pressed ? "secondary" : "tertiary"}
      label={text(`properties.rich.${name}`)}
      aria-pressed={pressed}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon />
    </IconButton>
  );
}

type Command = (chain: ChainedCommands) => ChainedCommands;

const toggles: readonly (readonly [name: ToolName, ComponentType, type: string, Command])[] = [
  ["bold", Bold, "bold", (chain) => chain.toggleBold()],
  ["italic", Italic, "italic", (chain) => chain.toggleItalic()],
  ["heading", HeadingThree, "heading", (chain) => chain.toggleHeading({ level: 3 })],
  ["bullets", BulletList, "bulletList", (chain) => chain.toggleBulletList()],
  ["numbers", NumberList, "orderedList", (chain) => chain.toggleOrderedList()],
];

const UndoIcon = styled(ArrowClockwise)`
  transform: scaleX(-1);
`;

function Tools({ editor, disabled, onLink }: { editor: Editor; disabled?: boolean; onLink: () => void }) {
  const { active, canUndo, canRedo } = useEditorState({
    editor,
    selector: () => ({
      active: [...toggles.map(([, , type]) => type), "link"].filter((type) => editor.isActive(type)),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const run = (command: Command) => () => void command(editor.chain().focus()).run();
  return (
    <Flex gap={2} wrap="wrap">
      <IconButtonGroup>
        {toggles.map(([name, icon, type, command]) => (
          <Tool key={name} {...{ name, icon, disabled }} pressed={active.includes(type)} onClick={run(command)} />
        ))}
        <Tool name="link" icon={Link} pressed={active.includes("link")} disabled={disabled} onClick={onLink} />
      </IconButtonGroup>
      <IconButtonGroup>
        <Tool name="undo" icon={UndoIcon} disabled={disabled || !canUndo} onClick={run((chain) => chain.undo())} />
        <Tool
          name="redo"
          icon={ArrowClockwise}
          disabled={disabled || !canRedo}
          onClick={run((chain) => chain.redo())}
        />
      </IconButtonGroup>
    </Flex>
  );
}

/** A text with paragraphs, subheadings, lists, emphasis and links, or its HTML. The server cleans what is saved. */
export default function RichText({ label, lang, html, disabled, onChange }: RichTextProps) {
  const { text } = useMessages();
  const { id = "", error, hint } = useField("RichText");
  const [source, setSource] = useState(false);
  const [linking, setLinking] = useState(false);
  const written = useRef(html);

  const editor = useEditor({
    extensions,
    content: html,
    editable: !disabled,
    editorProps: {
      attributes: {
        ...{ id, lang, role: "textbox", "aria-multiline": "true", "aria-labelledby": `${id}-label` },
        ...(error ? { "aria-invalid": "true", "aria-describedby": `${id}-error` } : {}),
        ...(hint && !error ? { "aria-describedby": `${id}-hint` } : {}),
        ...(disabled ? { "aria-disabled": "true", tabindex: "0" } : {}),
      },
      transformPastedHTML: cleanWordHtml,
    },
    onUpdate: ({ editor: changed }) => {
      const { doc, html: stored } = opened.current;
      written.current = changed.state.doc.eq(doc) ? stored : toHtml(changed);
      onChange(written.current);
    },
  });
  /** What was stored, and how the editor reads it: a text that is the same again is written as it was. */
  const opened = useRef({ html, doc: editor.state.doc });

  useEffect(() => {
    if (written.current === html) return;
    editor.commands.setContent(html, { emitUpdate: false });
    written.current = html;
    opened.current = { html, doc: editor.state.doc };
  }, [editor, html]);

  const link = (address: string) => {
    setLinking(false);
    const chain = editor.chain().focus().extendMarkRange("link");
    if (address === "") chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({ type: "text", text: address, marks: [{ type: "link", attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
  };

  return (
    <Box hasRadius borderColor={error ? "danger600" : "neutral200"} background={disabled ? "neutral150" : "neutral0"}>
      <Flex
        role="group"
        aria-labelledby={`${id}-label`}
        padding={1}
        gap={1}
        background="neutral100"
        justifyContent="space-between"
        wrap="wrap"
      >
        <Tools editor={editor} disabled={disabled || source} onLink={() => setLinking(true)} />
        <IconButton
          size="S"
          label={text(source ? "properties.rich.page" : "properties.rich.source")}
          aria-pressed={source}
          onClick={() => setSource(!source)}
        >
          <Code />
        </IconButton>
      </Flex>
      {linking && (
        <LinkAddress
          current={String(editor.getAttributes("link").href ?? "")}
          onSave={link}
          onCancel={() => setLinking(false)}
        />
      )}
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
        <Page editor={editor} />
      )}
    </Box>
  );
}
