import { type ComponentProps, useState } from 'react';
import { typedNumber } from './typed-number.ts';

interface NumberFieldProperties
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onBlur'> {
  readonly value: number;
  readonly onNumber: (value: number) => void;
}

/** A number that can be cleared and typed anew: until it is left it shows what was typed. */
export function NumberField({ value, onNumber, ...rest }: NumberFieldProperties) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...rest}
      type="number"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = typedNumber(target.value);
        if (number !== undefined) onNumber(number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
