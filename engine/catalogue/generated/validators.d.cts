import type { ValidateFunction } from 'ajv';

export declare const validateProgram: ValidateFunction;
export declare const validateSite: ValidateFunction;
