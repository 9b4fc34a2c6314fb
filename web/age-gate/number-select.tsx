import { SelectField } from '../ui/forms/select-field.tsx';

interface NumberSelectProps {
  name: string;
  label: string;
  value: number | null;
  /** Value and text of each option. */
  options: (readonly [number, string])[];
  onChoose: (value: number | null) => void;
  className?: string;
}

/** A native select of numbers that starts with its own name as "nothing chosen". */
export function NumberSelect({
  name,
  label,
  value,
  options,
  onChoose,
  className,
}: NumberSelectProps) {
  return (
    <div className={className}>
      <SelectField
        name={name}
        label={label}
        required
        value={value ?? ''}
        onChange={(event) =>
          onChoose(event.target.value === '' ? null : Number(event.target.value))
        }
      >
        <option value="">{label}</option>
        {options.map(([number, text]) => (
          <option key={number} value={number}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
