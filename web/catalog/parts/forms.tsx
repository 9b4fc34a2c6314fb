import { FileUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DEFAULT_CROP } from '../../../schema/articles/articles.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { CropControl } from '../../ui/forms/crop-control.tsx';
import { EditForm } from '../../ui/forms/edit-form.tsx';
import { controlStyle, Field, FieldError } from '../../ui/forms/field.tsx';
import { FileField } from '../../ui/forms/file-field.tsx';
import { FormSummary } from '../../ui/forms/form-summary.tsx';
import { formatByKey, MarkdownToolbar } from '../../ui/forms/markdown-toolbar.tsx';
import { PhotoField } from '../../ui/forms/photo-field.tsx';
import { ProgressBar } from '../../ui/forms/progress-bar.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { ShownOnce } from '../../ui/forms/shown-once.tsx';
import { PasswordField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { t } from '../../ui/language.ts';
import type { PartsOf } from '../part.ts';

const wrong = () => t('Please try again.');

function Cropping({ frame }: { frame: 'wide' | 'round' }) {
  const [crop, setCrop] = useState(DEFAULT_CROP);
  return (
    <div data-wide>
      <CropControl src="/preview.png" crop={crop} frame={frame} onChange={setCrop} />
    </div>
  );
}

function Searching() {
  const [found, setFound] = useState('');
  return <SearchField label={t('Search')} found={found} onFind={setFound} />;
}

function Editing({ isSaving }: { isSaving: boolean }) {
  const [text, setText] = useState(() => t('No comments yet. Be the first!'));
  const [isOpen, setOpen] = useState(false);
  // It takes the focus, and so the window, when it opens.
  if (!isOpen)
    return (
      <button type="button" className="min-h-11 underline" onClick={() => setOpen(true)}>
        {t('Show')}
      </button>
    );
  return (
    <EditForm
      label={t('Message')}
      rows={3}
      maxLength={280}
      text={text}
      onChange={setText}
      isSaving={isSaving}
      onSave={() => setOpen(false)}
      onCancel={() => setOpen(false)}
      submitKeys={(_event: KeyboardEvent) => undefined}
    />
  );
}

function ChoosingFile() {
  const [fileName, setFileName] = useState<string>();
  return (
    <FileField
      label={t('Export from your old site')}
      hint={t('Reading the file…')}
      prompt={t('Choose or drop a file')}
      icon={FileUp}
      accept={['.md']}
      fileName={fileName}
      onChoose={({ name }) => setFileName(name)}
    />
  );
}

function FaultyForm() {
  const form = useForm<{ name: string; email: string }>();
  const { setError } = form;
  useEffect(() => {
    setError('name', { message: t('Please try again.') });
    setError('email', { message: t('Please try again later.') });
  }, [setError]);
  const { errors } = form.formState;
  return (
    <div className="grid gap-4">
      <FormSummary form={form} />
      <TextField {...form.register('name')} label={t('Name')} error={errors.name?.message} />
      <TextField {...form.register('email')} label={t('Email')} error={errors.email?.message} />
    </div>
  );
}

function Formatting() {
  const id = useId();
  return (
    <div className="grid gap-2">
      <MarkdownToolbar field={id} />
      <textarea
        id={id}
        aria-label={t('Content')}
        rows={3}
        className={controlStyle}
        onKeyDown={formatByKey}
      />
    </div>
  );
}

function ChosenPhoto({ error }: { error?: string }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <PhotoField
      label={t('Photo')}
      file={file}
      error={error}
      onChoose={([first]) => setFile(first ?? null)}
    />
  );
}

function OwnControl() {
  const id = useId();
  return (
    <Field id={id} label={t('Season')}>
      <input id={id} type="number" className={controlStyle} />
    </Field>
  );
}

const options = () => <option>{t('Articles')}</option>;

export const FORMS: PartsOf<`forms/${string}`> = {
  'forms/shown-once.tsx': {
    ShownOnce: {
      when: 'For a secret that is shown this one time: a token, the secret of a webhook.',
      states: {
        usual: () => (
          <ShownOnce
            title={t('Your new token')}
            label={t('API token')}
            hint={t('Copy it now. You won’t see it again.')}
            secret="ow_0123456789"
            copy={t('Copy the token')}
            refused={t('Select the token and copy it yourself.')}
            onDone={() => undefined}
          />
        ),
      },
    },
  },
  'forms/text-field.tsx': {
    TextField: {
      when: 'For one line of text. A hint says what cannot be guessed; the error is the refusal of the shape or the server.',
      states: {
        empty: () => <TextField label={t('Name')} />,
        'with a hint': () => (
          <TextField
            label={t('Email')}
            hint={t('Account emails go here. Other members never see it.')}
          />
        ),
        'with an error': () => <TextField label={t('Name')} error={wrong()} />,
        disabled: () => <TextField label={t('Name')} disabled defaultValue={t('Member')} />,
      },
    },
    PasswordField: {
      when: 'For passwords, so that what is typed can be shown.',
      states: {
        usual: () => <PasswordField label={t('Password')} defaultValue="orange" />,
        'with an error': () => <PasswordField label={t('New Password')} error={wrong()} />,
      },
    },
    TextArea: {
      when: 'For several lines of text.',
      states: {
        usual: () => <TextArea label={t('Message')} />,
        'with an error': () => <TextArea label={t('Message')} error={wrong()} />,
      },
    },
  },
  'forms/search-field.tsx': {
    SearchField: {
      when: 'Over a list that the server searches: it asks after a pause, and follows the URL.',
      states: { usual: Searching },
    },
  },
  'forms/select-field.tsx': {
    SelectField: {
      when: 'For one of a fixed list of more than five; fewer are radio buttons or tabs.',
      states: {
        usual: () => <SelectField label={t('Category')}>{options()}</SelectField>,
        'with an error': () => (
          <SelectField label={t('Category')} error={wrong()}>
            {options()}
          </SelectField>
        ),
      },
    },
  },
  'forms/checkbox.tsx': {
    Checkbox: {
      when: 'For a yes or no that is saved with its form, or at once in the settings.',
      states: {
        off: () => <Checkbox label={t('High contrast')} />,
        'on, with a hint': () => (
          <Checkbox
            label={t('Spoiler mode')}
            defaultChecked
            hint={t('Hides scores and results, also in notifications, until you ask for them.')}
          />
        ),
        'with an error': () => <Checkbox label={t('High contrast')} error={wrong()} />,
      },
    },
  },
  'forms/field.tsx': {
    Field: {
      when: 'Around a control that none of the fields above has; give the control the same id.',
      states: { usual: OwnControl },
    },
    FieldError: {
      when: 'Under a group of controls; the fields have theirs.',
      states: { usual: () => <FieldError id="catalog-group" error={wrong()} /> },
    },
  },
  'forms/file-field.tsx': {
    FileField: {
      when: 'To choose one file that the server reads.',
      states: { Choosing: ChoosingFile },
    },
  },
  'forms/form-summary.tsx': {
    FormSummary: {
      when: 'At the top of each form with several fields. It shows from the second error on.',
      states: { 'two errors': FaultyForm },
    },
  },
  'forms/edit-form.tsx': {
    EditForm: {
      when: 'In place of a comment or message that its author edits.',
      states: {
        usual: () => <Editing isSaving={false} />,
        saving: () => <Editing isSaving />,
      },
    },
  },
  'forms/markdown-toolbar.tsx': {
    MarkdownToolbar: {
      when: 'Above a textarea whose text is Markdown; call formatByKey from its onKeyDown.',
      states: { usual: Formatting },
    },
  },
  'forms/photo-field.tsx': {
    PhotoField: {
      when: 'Where a fan uploads one picture, or several with isMultiple.',
      states: {
        usual: () => <ChosenPhoto />,
        'with an error': () => <ChosenPhoto error={wrong()} />,
      },
    },
  },
  'forms/progress-bar.tsx': {
    ProgressBar: {
      when: 'While a file is sent, or a newsletter.',
      states: {
        begun: () => <ProgressBar share={0.1} label={t('Uploading…')} />,
        'half done': () => <ProgressBar share={0.5} label={t('Uploading…')} />,
        done: () => <ProgressBar share={1} label={t('Uploading…')} />,
      },
    },
  },
  'forms/crop-control.tsx': {
    CropControl: {
      when: 'After a picture was chosen whose frame is narrower than it may be.',
      states: {
        wide: () => <Cropping frame="wide" />,
        round: () => <Cropping frame="round" />,
      },
    },
  },
};
