import { useEffect, useRef, useState } from 'react';
import {
  type Embed,
  embedCode,
  type EmbedLook,
  embedLook,
  EMBED_NAMES,
  embedPath,
  EMBEDS,
  EMBED_THEMES,
  type EmbedTheme,
} from '../../schema/embeds/embeds.ts';
import type { FrameMessage } from '../../schema/embeds/frame.ts';
import type { Text } from '../../schema/language/english.ts';
import { type Language, languageName, LANGUAGES } from '../../schema/language/languages.ts';
import { CopyButton } from '../ui/buttons/copy-button.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { rich, t } from '../ui/language.ts';
import { useOwnOrigin } from '../ui/page/own-origin.ts';
import { Code, Word } from './code.tsx';
import { Section } from './section.tsx';

const THEMES = {
  auto: 'Match my device',
  light: 'Light',
  dark: 'Dark',
} as const satisfies Readonly<Record<EmbedTheme, Text>>;
/** Pixels of the chat in the preview, and of the others until they say how high they are. */
const CHAT_HEIGHT = 420;
const USUAL_HEIGHT = 120;

/** The score, the chat or the board on the reader's own page: choose, look, copy one line. */
export function EmbedsSection() {
  const origin = useOwnOrigin();
  const [embed, setEmbed] = useState<Embed>('score');
  const [look, setLook] = useState<EmbedLook>(() => embedLook(new URLSearchParams()));
  const path = embedPath(embed, look);
  const code = embedCode(origin, embed, look);
  return (
    <Section id="embeds" title={t('On your own page')}>
      <p>
        {t(
          'Put the live score, the game chat or the leaderboard on your page or your stream: one line, no sign-up, no cookies.',
        )}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('Content')}
          value={embed}
          onChange={(event) => setEmbed(event.target.value as Embed)}
        >
          {EMBED_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(EMBEDS[name].title)}
            </option>
          ))}
        </SelectField>
        <LookFields look={look} onChange={setLook} />
      </div>
      <Preview embed={embed} path={path} />
      <Code label={t('Code for your page')}>{code}</Code>
      <CopyButton
        text={code}
        copied={t('Paste it where you want it on your page.')}
        refused={t('Select the code and copy it yourself.')}
        className="justify-self-start"
      >
        {t('Copy the code')}
      </CopyButton>
      <p>
        {rich('In streaming software, add this address as a browser source: {address}', {
          address: <Word>{origin + path}</Word>,
        })}
      </p>
    </Section>
  );
}

function LookFields({ look, onChange }: { look: EmbedLook; onChange: (look: EmbedLook) => void }) {
  const [accent, setAccent] = useState('');
  return (
    <>
      <SelectField
        label={t('Theme')}
        value={look.theme}
        onChange={(event) => onChange({ ...look, theme: event.target.value as EmbedTheme })}
      >
        {EMBED_THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {t(THEMES[theme])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Language')}
        value={look.lang}
        onChange={(event) => onChange({ ...look, lang: event.target.value as Language })}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('Accent color')}
        hint={t('Six digits, as in {color}. Colors that would be hard to read are ignored.', {
          color: '0A4B8F',
        })}
        value={accent}
        maxLength={7}
        spellCheck={false}
        onChange={(event) => {
          setAccent(event.target.value);
          const asked = new URLSearchParams({ accent: event.target.value });
          onChange({ ...look, accent: embedLook(asked).accent });
        }}
      />
      <Checkbox
        label={t('Transparent background')}
        checked={look.isClear}
        onChange={(event) => onChange({ ...look, isClear: event.target.checked })}
      />
    </>
  );
}

/** The frame itself, as high as it says it is. */
function Preview({ embed, path }: { embed: Embed; path: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<Partial<FrameMessage> | null>) => {
      if (source === frame.current?.contentWindow && data?.embed) setHeight(data.height);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return (
    <iframe
      key={path}
      ref={frame}
      src={path}
      title={t('Preview')}
      loading="lazy"
      className="w-full rounded-card border border-border [color-scheme:normal]"
      style={{ height: embed === 'chat' ? CHAT_HEIGHT : (height ?? USUAL_HEIGHT) }}
    />
  );
}
