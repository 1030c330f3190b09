/** Freezes a value and everything in it; what is loaded is immutable. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const name in value) deepFreeze(value[name]); // for arrays too: Object.values would copy
  return value;
}
