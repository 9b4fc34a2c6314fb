import { useId } from 'react';
import { AVATAR_PALETTES } from '../../../schema/accounts/avatars.ts';
import { nameOf } from '../../../schema/enum-names.ts';
import type { AvatarType } from '../../gql/graphql.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { t } from '../../ui/language.ts';

interface AvatarPalettesProps {
  /** Whose initials are shown. */
  name: string;
  value: AvatarType;
  onChange: (type: AvatarType) => void;
}

/** The palettes as a group of radio buttons that look like what they choose. */
export function AvatarPalettes({ name, value, onChange }: AvatarPalettesProps) {
  const group = useId();
  return (
    <fieldset>
      <legend className="text-small font-semibold">{t('Colors behind your initials')}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
        {AVATAR_PALETTES.map((palette) => {
          const type = nameOf(palette.id);
          return (
            <label
              key={type}
              className="grid cursor-pointer justify-items-center gap-1.5 rounded-control border border-border p-3 text-center text-small hover:bg-surface-2 has-checked:border-link has-checked:ring-2 has-checked:ring-link has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={group}
                value={type}
                checked={type === value}
                onChange={() => onChange(type)}
                className="sr-only"
              />
              <Avatar user={{ name, avatarType: type }} />
              {t(palette.name)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
